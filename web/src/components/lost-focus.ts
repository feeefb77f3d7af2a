/**
 * Keeps the focus on the page, for keyboard and screen reader: where the control that has it goes away, as with a row
 * that is removed, it moves to the nearest part around it that can have it, else to the heading of the dialog or page.
 * Returns the end of the watch.
 */
export function followLostFocus(document: Document): () => void {
  /** The control that had the focus last, and the elements around it, outwards. */
  let path: readonly Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    path = target instanceof Element ? outwardsFrom(target) : [];
  };
  const observer = new MutationObserver(() => {
    if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
    const left = path.filter((element) => element.isConnected);
    path = [];
    const around = left.find((element) => element.matches('main, dialog, [tabindex="-1"]'));
    if (around?.matches('dialog')) focusOn(around.querySelector('h2'));
    // In the main part the headings of a menu may come before that of the page.
    else focusOn(around?.matches(':not(main)') ? around : document.querySelector('h1'));
  });
  document.addEventListener('focusin', remember);
  observer.observe(document, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

/**
 * Moves a focus that was lost, and stands where no control is, to what tells of the act: its way back is the next stop.
 */
export function takeLostFocus(notice: HTMLElement | null): void {
  const held = notice?.ownerDocument.activeElement;
  if (held?.matches('body, [tabindex="-1"]')) focusOn(notice);
}

function outwardsFrom(element: Element): Element[] {
  const path = [element];
  for (let next = element.parentElement; next !== null; next = next.parentElement) path.push(next);
  return path;
}

function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  // The heading of a dialog takes the focus only now: else the dialog would begin with it.
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
