import { useState } from 'react';
import type { Field } from '#shared/entities/class-screen.ts';
import { TextArea } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type ControlProps, textsOf, useFieldProps } from './control-props.ts';

/** Asks for short texts, one in a line. */
export function LinesInput({ field, path, value, onChange }: ControlProps<Field>) {
  const t = useText();
  const props = useFieldProps(path, field);
  const [typed, setTyped] = useState('');
  const lines = textsOf(value);
  // While somebody types, the empty line at the end belongs to the text.
  const text = sameLines(linesOf(typed), lines) ? typed : lines.join('\n');
  return (
    <TextArea
      {...props}
      hint={props.hint ?? t('administration.onePerLine')}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(linesOf(target.value));
      }}
    />
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const sameLines = (lines: readonly string[], others: readonly string[]): boolean =>
  lines.join('\n') === others.join('\n');
