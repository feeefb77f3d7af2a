import { useEffect, useRef } from 'react';

/** The focus follows the active cell of a grid while it is in there, and comes back from a closed editor. */
export function useCellFocus(
  table: { readonly current: HTMLTableElement | null },
  /** The id of the active cell, and whether it is being edited. */
  { id, isOpen }: { readonly id: string; readonly isOpen: boolean },
): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const isInside = table.current?.contains(document.activeElement) ?? false;
    // A closed editor takes its focus with it.
    const isLost = wasOpen.current && document.activeElement === document.body;
    wasOpen.current = isOpen;
    if (!isOpen && (isInside || isLost)) document.getElementById(id)?.focus();
  }, [table, id, isOpen]);
}
