// `npm run dev`: the server says when the page was built anew.
new EventSource('/dev/reload').addEventListener('built', () => location.reload());
