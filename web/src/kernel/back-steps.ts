type Hear = (event: PopStateEvent) => void;
const heard = new Set<Hear>();

// A browser calls the listeners of a window in the order in which they came: this one comes before the router's, since
// the start of the app imports it.
window.addEventListener('popstate', (event) => {
  for (const hear of heard) hear(event);
});

/** Tells of the browser's steps back and forth, before the router hears of them; returns the function that ends it. */
export function hearBackSteps(hear: Hear): () => void {
  heard.add(hear);
  return () => void heard.delete(hear);
}
