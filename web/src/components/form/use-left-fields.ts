import { type FocusEvent, type FormEvent, type PointerEvent, useRef, useState } from 'react';

/**
 * Tells which fields of a form were changed and left, by their ids: their problems may be shown. A press on a button
 * marks no field, because a problem that appears would push the button away from under the finger. `events` go to the
 * form.
 */
export function useLeftFields() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const touched = useRef({ ids: new Set<string>(), isPressed: false });
  return {
    has: (id: string): boolean => left.has(id),
    forget: () => {
      setLeft(new Set());
      touched.current.ids.clear();
    },
    events: {
      onChange: ({ target }: FormEvent) => {
        if (target instanceof Element) touched.current.ids.add(target.id);
      },
      onPointerDown: ({ target }: PointerEvent) => {
        touched.current.isPressed =
          target instanceof Element && target.closest('button, a') !== null;
      },
      onPointerUp: () => {
        touched.current.isPressed = false;
      },
      onBlur: ({ target: { id } }: FocusEvent) => {
        const { ids, isPressed } = touched.current;
        if (ids.has(id) && !isPressed) setLeft((before) => new Set([...before, id]));
      },
    },
  };
}
