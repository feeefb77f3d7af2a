import { useState } from 'react';
import type { Field } from '#shared/entities/class-screen.ts';
import { NumberField } from '#web/components/text-field.tsx';
import { parseDecimal } from '#web/i18n/parse-number.ts';
import { useLocale } from '#web/i18n/text-provider.tsx';
import { writeNumber } from '#web/i18n/write-number.ts';
import { type ControlProps, textOf, useFieldProps } from './control-props.ts';

/** A number as the reader writes it. What is no number goes to the server as it is, which refuses it at its place. */
export function NumberInput({ field, path, value, onChange }: ControlProps<Field>) {
  const locale = useLocale();
  const read = (text: string): unknown => {
    if (text.trim() === '') return undefined;
    const parsed = parseDecimal(text);
    return parsed.ok ? parsed.value : text;
  };
  const [typed, setTyped] = useState('');
  const written = typeof value === 'number' ? writeNumber(value, locale) : textOf(value);
  return (
    <NumberField
      {...useFieldProps(path, field)}
      value={read(typed) === value ? typed : written}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}
