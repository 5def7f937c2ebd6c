'use strict';
fetch('/card', { headers: { Authorization: 'Bearer ' + location.hash.slice(1) } })
	.then((answer) => answer.text())
	.then((text) => { document.getElementById('card').textContent = text; });
