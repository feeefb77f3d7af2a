import { useState } from 'react';
import type { Field, NumberControl } from '#shared/entities/class-screen.ts';
import type { SettingRange } from '#shared/settings/setting-ranges.ts';
import { NumberField } from '#web/components/text-field.tsx';
import { parseDecimal } from '#web/i18n/parse-number.ts';
import { useLocale, useText } from '#web/i18n/text-provider.tsx';
import type { Translate } from '#web/i18n/texts.ts';
import { writeNumber } from '#web/i18n/write-number.ts';
import { type ControlProps, textOf, useFieldProps } from './control-props.ts';

/**
 * Asks for a number as the reader writes it. A text that is no number goes to the server as it is, which refuses it
 * at its place.
 */
export function NumberInput({ field, path, value, onChange }: ControlProps<Field & NumberControl>) {
  const t = useText();
  const locale = useLocale();
  const read = (text: string): unknown => {
    if (text.trim() === '') return undefined;
    const parsed = parseDecimal(text);
    return parsed.ok ? parsed.value : text;
  };
  const { range } = field;
  const props = useFieldProps(path, field);
  const [typed, setTyped] = useState('');
  const written = typeof value === 'number' ? writeNumber(value, locale) : textOf(value);
  return (
    <NumberField
      {...props}
      hint={range === undefined ? props.hint : rangeHint(t, props.hint, range)}
      value={read(typed) === value ? typed : written}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}

/** Returns the hint of a number: its effect in words, its bounds and its usual value. */
const rangeHint = (t: Translate, effect = '', { usual, least, most }: SettingRange): string =>
  `${effect} ${t('administration.range', { least, most, usual })}`.trim();
