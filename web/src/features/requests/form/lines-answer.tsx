import { useRef } from 'react';
import { ANSWER_LINES } from '#shared/requests/limits.ts';
import { Button } from '#web/components/button.tsx';
import { FieldSet } from '#web/components/field.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type AnswerControl, listOf } from './answer-control.ts';

/** Several texts, each in a box of its own: one more below, any of them taken away. */
function LinesAnswer({
  field,
  id,
  typed,
  onChange,
  error,
  lines: height,
}: AnswerControl & { readonly lines: 1 | 3 }) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const given = listOf(typed);
  const lines = given.length === 0 ? [''] : given;
  const change = (at: number, line: string) => onChange(lines.with(at, line));
  const remove = (at: number) => {
    onChange(lines.toSpliced(at, 1));
    focusLine(box.current, Math.max(at - 1, 0));
  };
  const add = () => {
    onChange([...lines, '']);
    focusLine(box.current, lines.length);
  };
  return (
    <FieldSet
      id={id}
      label={<LabelText labels={field.labels} otherwise={field.internalName} />}
      required={field.mandatory}
      error={error}
    >
      <div ref={box} className="answer-lines">
        {lines.map((line, at) => {
          const control = {
            className: 'control',
            'aria-label': t('requests.line', { at: at + 1 }),
            value: line,
            onChange: (event: { readonly target: { readonly value: string } }) =>
              change(at, event.target.value),
          };
          return (
            // Lines have no identity besides their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
            <div key={at} className="answer-line">
              {height === 1 ? (
                <input type="text" {...control} />
              ) : (
                <textarea rows={3} {...control} />
              )}
              {lines.length > 1 && (
                <Button look="quiet" onClick={() => remove(at)}>
                  {t('requests.lineRemove')}
                  <span className="visually-hidden"> {t('requests.line', { at: at + 1 })}</span>
                </Button>
              )}
            </div>
          );
        })}
      </div>
      {lines.length < ANSWER_LINES && (
        <Button size="compact" icon="plus" onClick={add}>
          {t('requests.lineAdd')}
        </Button>
      )}
    </FieldSet>
  );
}

export function SingleLinesAnswer(control: AnswerControl) {
  return <LinesAnswer {...control} lines={1} />;
}

export function TextLinesAnswer(control: AnswerControl) {
  return <LinesAnswer {...control} lines={3} />;
}

/** Once the lines are drawn anew. */
function focusLine(box: HTMLElement | null, at: number): void {
  requestAnimationFrame(() => box?.querySelectorAll<HTMLElement>('.control')[at]?.focus());
}
