// `npm run dev`: the server says when the page was built again.
new EventSource('/dev/reload').addEventListener('built', () => location.reload());
