import { type DragEvent, useRef } from 'react';
import { moved } from './moved.ts';

/** Returns props that let the rows of a list be dragged to another place; keys move rows by their buttons. */
export function useDraggedRows<T>(rows: readonly T[], onChange: (rows: readonly T[]) => void) {
  const dragged = useRef<number | null>(null);
  return {
    /** The part of a row that it is dragged by. */
    handleAt: (index: number) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dragged.current = index;
        dataTransfer?.setData('text/plain', '');
      },
      onDragEnd: () => {
        dragged.current = null;
      },
    }),
    /** The props of a row on which another is dropped: that one takes its place. */
    rowAt: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged.current !== null) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        const from = dragged.current;
        if (from === null) return;
        event.preventDefault();
        event.stopPropagation();
        dragged.current = null;
        if (from !== index) onChange(moved(rows, from, index - from));
      },
    }),
  };
}
