import { type ClipboardEvent, useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { FieldError, FieldSet } from '#web/components/field.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type InputControl, listOf } from './input-control.ts';

/** Texts that a field takes at most: as many as request forms take. */
const MOST_LINES = 500;

/**
 * Asks for several texts, each in a box of its own: one more can be added below, each can be taken away. Several lines
 * that are pasted into a box for one line, as a column of a table is, get a box each.
 */
export function LinesInput({
  field,
  id,
  typed,
  onChange,
  error,
  lines: height,
}: InputControl & { readonly lines: 1 | 3 }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  /** Tells that what was pasted last was more than fits, and is left out whole. */
  const [isTooMuch, setIsTooMuch] = useState(false);
  const given = listOf(typed);
  const lines = given.length === 0 ? [''] : given;
  const write = (changed: readonly string[]) => {
    setIsTooMuch(false);
    onChange([...changed]);
  };
  const change = (at: number, line: string) => write(lines.with(at, line));
  const remove = (at: number) => {
    write(lines.toSpliced(at, 1));
    focusLine(box.current, Math.max(at - 1, 0));
  };
  const paste = (event: ClipboardEvent, at: number) => {
    const pasted = event.clipboardData.getData('text').split(/[\r\n]+/);
    const texts = pasted.filter((text) => text.trim() !== '');
    if (texts.length < 2) return;
    event.preventDefault();
    const all = [...lines.slice(0, at), ...texts, ...lines.slice(at + 1)];
    if (all.length > MOST_LINES) {
      setIsTooMuch(true);
      return;
    }
    write(all);
    focusLine(box.current, at + texts.length - 1);
  };
  const add = () => {
    write([...lines, '']);
    focusLine(box.current, lines.length);
  };
  return (
    <FieldSet
      id={id}
      label={<LabelText labels={field.labels} otherwise={field.internalName} />}
      required={field.mandatory}
      error={error}
    >
      {isTooMuch && (
        <FieldError id={`${id}-most`} isLive>
          {t('words.mostRows', { count: MOST_LINES })}
        </FieldError>
      )}
      <div ref={box} className="input-lines">
        {lines.map((line, index) => {
          const control = {
            className: 'control',
            'aria-label': t('inputs.line', { at: index + 1 }),
            value: line,
            onChange: (event: { readonly target: { readonly value: string } }) =>
              change(index, event.target.value),
          };
          return (
            // Lines have no identity besides their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
            <div key={index} className="input-line">
              {height === 1 ? (
                <input type="text" {...control} onPaste={(event) => paste(event, index)} />
              ) : (
                <textarea rows={3} {...control} />
              )}
              {lines.length > 1 && (
                <Button look="quiet" onClick={() => remove(index)}>
                  {t('words.remove')}
                  <span className="visually-hidden"> {t('inputs.line', { at: index + 1 })}</span>
                </Button>
              )}
            </div>
          );
        })}
      </div>
      {lines.length < MOST_LINES && (
        <Button size="compact" icon="plus" onClick={add}>
          {t('inputs.lineAdd')}
        </Button>
      )}
    </FieldSet>
  );
}

/** Moves the focus to a line once the lines are drawn again. */
function focusLine(box: HTMLElement | null, at: number): void {
  requestAnimationFrame(() => box?.querySelectorAll<HTMLElement>('.control')[at]?.focus());
}
