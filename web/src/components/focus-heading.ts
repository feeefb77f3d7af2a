/** For a control that goes away with what it changes: the focus stays on the page instead of falling to its body. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector('h1')?.focus(options);
}
