import { useEffect, useRef } from 'react';
import type { WeekGridState } from './use-week-grid.ts';

/** Asks for the entry of an open cell. */
export function WeekEditor({
  grid,
  label,
}: {
  readonly grid: Pick<WeekGridState, 'editing' | 'type' | 'leave'>;
  readonly label: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
  }, []);
  return (
    <input
      ref={input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className="control"
      aria-label={label}
      value={grid.editing?.text ?? ''}
      onChange={(event) => grid.type(event.target.value)}
      onBlur={grid.leave}
    />
  );
}
