import { useEffect, useRef } from 'react';
import { useAfterPress } from '#web/kernel/use-after-press.ts';
import { REFUSED_WEEKS_ID } from './refused-weeks.tsx';
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
  const afterPress = useAfterPress();
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
      {...(grid.editing?.isRefused && {
        'aria-invalid': true,
        'aria-describedby': REFUSED_WEEKS_ID,
      })}
      value={grid.editing?.text ?? ''}
      onChange={(event) => grid.type(event.target.value)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Another cell has its place already; what stands below the grid would move away from the press.
        if (currentTarget.closest('table')?.contains(relatedTarget)) grid.leave();
        else afterPress(grid.leave);
      }}
    />
  );
}
