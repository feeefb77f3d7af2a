import type { MouseEvent } from 'react';

/**
 * Returns what a press on a cell of a grid does: `open` is called for a cell that has the focus already. A tablet has no
 * keys that open it, and neither a finger nor a screen reader makes a double click.
 */
export const pressCell = (open: () => void) => (event: MouseEvent<HTMLElement>) => {
  const { button, currentTarget, shiftKey } = event;
  const opens = button === 0 && !shiftKey && document.activeElement === currentTarget;
  // The browser would otherwise select the texts between, or take the focus from the open cell.
  if (shiftKey || opens) event.preventDefault();
  if (opens) open();
};
