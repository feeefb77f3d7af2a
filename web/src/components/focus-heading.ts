/**
 * Moves the focus to the heading when a control goes away with what it changes: it must not fall to the page's body.
 */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector('h1')?.focus(options);
}
