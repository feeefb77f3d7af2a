import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { useAfterPress } from '#web/kernel/use-after-press.ts';

/** Tells which fields of a form were changed and left, by their ids: their problems may be shown. `events` go to the form. */
export function useLeftFields() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const changed = useRef(new Set<string>());
  const afterPress = useAfterPress();
  return {
    has: (id: string): boolean => left.has(id),
    forget: () => {
      setLeft(new Set());
      changed.current.clear();
    },
    events: {
      onChange: ({ target }: FormEvent) => {
        if (target instanceof Element) changed.current.add(target.id);
      },
      onBlur: ({ target: { id } }: FocusEvent) => {
        if (changed.current.has(id))
          afterPress(() => setLeft((before) => new Set([...before, id])));
      },
    },
  };
}
