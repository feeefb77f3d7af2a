/**
 * Moves the focus to the heading when a control goes away with what it changes: it must not fall to the page's body.
 */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector('h1')?.focus(options);
}

/** Keeps the focus on the page where an element goes with the control in it that was pressed: for its `ref`. */
export const keepFocus = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusHeading({ preventScroll: true });
};
