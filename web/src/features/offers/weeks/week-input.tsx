import { type InputHTMLAttributes, useState } from 'react';
import { useAfterPress } from '#web/kernel/use-after-press.ts';
import type { WeekEdits } from './use-week-edits.ts';
import { useWeekWords } from './use-week-words.ts';
import { parseWeekEntry } from './week-entry.ts';

/**
 * Asks for the animals of a week: the text is taken over when the box is left, or by Enter, which would send the form
 * without it. `stored`: the week's entry as it would be typed.
 */
export function WeekInput({
  week,
  label,
  stored,
  edits,
  ...rest
}: Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'readOnly' | 'aria-describedby'> & {
  readonly week: string;
  readonly label: string;
  readonly stored: string;
  readonly edits: Pick<WeekEdits, 'apply'>;
}) {
  const words = useWeekWords();
  const [typed, setTyped] = useState<string | null>(null);
  const afterPress = useAfterPress();
  const leave = () => {
    if (typed !== null && typed !== stored) {
      const parsed = parseWeekEntry(typed, words);
      if (parsed.ok) edits.apply([[week, parsed.entry]]);
      else edits.apply([], [{ week, text: typed, reason: parsed.reason }]);
    }
    setTyped(null);
  };
  return (
    <input
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className="control"
      aria-label={label}
      value={typed ?? stored}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => afterPress(leave)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        leave();
      }}
    />
  );
}
