import { type ReactNode, useId, useState } from 'react';
import type { FactType } from '#shared/rules/fact.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { NumberField, TextArea, TextField } from '#web/components/text-field.tsx';
import { parseDecimal } from '#web/i18n/parse-number.ts';
import { useLocale, useText } from '#web/i18n/text-provider.tsx';
import { writeNumber } from '#web/i18n/write-number.ts';
import { textOf } from '../controls/control-props.ts';

type Props = {
  readonly id: string;
  readonly label: ReactNode;
  readonly error: string | undefined;
  readonly type: FactType;
  /** Several values, one in a line. */
  readonly isList?: boolean;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** Texts to choose from; any other text is taken, too. */
  readonly offered?: readonly string[];
};

/** Asks for the value of a fact, in a control of the fact's type; `–` is a value that is missing. */
export function FactValueField({ type, ...props }: Props) {
  return type === 'boolean' ? <YesOrNo {...props} /> : <Written type={type} {...props} />;
}

function YesOrNo({ id, label, error, value, onChange }: Omit<Props, 'type'>) {
  const t = useText();
  const words = [
    ['true', true, t('inputs.yes')],
    ['false', false, t('inputs.no')],
    ['null', null, t('words.notSaid')],
  ] as const;
  return (
    <SelectField
      id={id}
      label={label}
      error={error}
      empty={t('words.notSaid')}
      options={words.map(([name, , word]) => ({ value: name, label: word }))}
      value={words.find(([, known]) => known === value)?.[0] ?? ''}
      onChange={({ target }) => onChange(words.find(([name]) => name === target.value)?.[1])}
    />
  );
}

const NOTHING = '–';

function Written({ type, isList = false, value, onChange, offered = [], ...field }: Props) {
  const locale = useLocale();
  const list = useId();
  // While somebody types, `1,` is no number yet: the text stays as it was typed.
  const [typed, setTyped] = useState('');
  const read = (text: string): unknown => {
    if (text === '') return undefined;
    return isList ? text.split('\n').map((line) => valueIn(line, type)) : valueIn(text, type);
  };
  const written = (Array.isArray(value) ? value : [value])
    .map((single) =>
      single === null
        ? NOTHING
        : typeof single === 'number'
          ? writeNumber(single, locale)
          : textOf(single),
    )
    .join('\n');
  const shown = {
    ...field,
    autoComplete: 'off',
    value: JSON.stringify(read(typed)) === JSON.stringify(value) ? typed : written,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      onChange(read(target.value));
    },
  };
  if (isList) return <TextArea rows={3} {...shown} />;
  if (type === 'number') return <NumberField width="full" {...shown} />;
  return (
    <>
      <TextField list={offered.length > 0 ? list : undefined} {...shown} />
      {offered.length > 0 && (
        <datalist id={list}>
          {offered.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Returns the value of a line; a text that is no number stays as it is: its place says that it does not fit. */
function valueIn(line: string, type: FactType): unknown {
  if (line === NOTHING) return null;
  if (type !== 'number') return line;
  const parsed = parseDecimal(line);
  return parsed.ok ? parsed.value : line;
}
