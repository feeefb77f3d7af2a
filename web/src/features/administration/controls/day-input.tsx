import { useState } from 'react';
import type { Field } from '#shared/entities/class-screen.ts';
import { DateField } from '#web/components/date-field.tsx';
import { parseDay } from '#web/i18n/parse-day.ts';
import { useFormats, useLocale } from '#web/i18n/text-provider.tsx';
import { type ControlProps, textOf, useFieldProps } from './control-props.ts';

type DayField = Extract<Field, { readonly control: 'day' }>;

/**
 * Asks for a day as the reader writes it. A text that is no day goes to the server as it is, which refuses it at its
 * place.
 */
export function DayInput({ field, path, value, onChange }: ControlProps<DayField>) {
  const locale = useLocale();
  const { day } = useFormats();
  const props = useFieldProps(path, field);
  const read = (text: string): string | undefined =>
    text.trim() === '' ? undefined : (parseDay(text, locale) ?? text);
  const [typed, setTyped] = useState('');
  const stored = textOf(value);
  const written = /^\d{4}-\d{2}-\d{2}$/.test(stored) ? day(stored) : stored;
  return (
    <DateField
      {...props}
      value={read(typed) === value ? typed : written}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}
