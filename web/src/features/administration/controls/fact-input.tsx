import { useState } from 'react';
import type { Field } from '#shared/entities/class-screen.ts';
import { FieldSet } from '#web/components/field.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea, TextField } from '#web/components/text-field.tsx';
import { parseDecimal } from '#web/i18n/parse-number.ts';
import { useLocale, useText } from '#web/i18n/text-provider.tsx';
import { writeNumber } from '#web/i18n/write-number.ts';
import { isSame } from '../entry/entry-changes.ts';
import { type ControlProps, textOf, useFieldProps } from './control-props.ts';
import { begunFact, FACT_KINDS, type FactKind, factKind } from './fact-value.ts';

/** The value of a fact: first of what kind it is, then what it is. In a list, a line is a value; `–` is nothing. */
export function FactInput({ field, path, value, onChange }: ControlProps<Field>) {
  const t = useText();
  const { required: _required, ...props } = useFieldProps(path, field);
  // While somebody types, `1,` is no number yet: the kind stays as it was chosen.
  const [chosen, setChosen] = useState<FactKind>();
  const kind = chosen ?? factKind(value);
  const choose = (wanted: string) => {
    const found = FACT_KINDS.find((known) => known === wanted);
    setChosen(found);
    onChange(found && begunFact(found));
  };
  return (
    <FieldSet {...props}>
      <div className="fact-value">
        <SelectField
          label={t('administration.factKind')}
          empty={t('administration.notSaid')}
          options={FACT_KINDS.map((known) => ({
            value: known,
            label: t(`administration.factKind.${known}`),
          }))}
          value={kind ?? ''}
          onChange={({ target }) => choose(target.value)}
        />
        {kind !== undefined && isWritten(kind) && (
          <WrittenFact
            kind={kind}
            value={value}
            onChange={(next) => {
              setChosen(kind);
              onChange(next);
            }}
          />
        )}
      </div>
    </FieldSet>
  );
}

type Written = 'text' | 'number' | 'texts' | 'numbers';
const isWritten = (kind: FactKind): kind is Written =>
  kind === 'text' || kind === 'number' || kind === 'texts' || kind === 'numbers';

function WrittenFact({
  kind,
  value,
  onChange,
}: {
  readonly kind: Written;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}) {
  const t = useText();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const lines = Array.isArray(value) ? value : [value];
  const written = lines
    .map((line) =>
      line === null ? NOTHING : typeof line === 'number' ? writeNumber(line, locale) : textOf(line),
    )
    .join('\n');
  const text = isSame(readAs(kind, typed), value) ? typed : written;
  const change = (next: string) => {
    setTyped(next);
    onChange(readAs(kind, next));
  };
  return kind === 'text' || kind === 'number' ? (
    <TextField
      label={t('administration.factValue')}
      autoComplete="off"
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  ) : (
    <TextArea
      label={t('administration.factValues')}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
}

const NOTHING = '–';

/** Reads a line; text that is no number goes to the server as it is, which refuses it at its place. */
function readAs(kind: Written, text: string): unknown {
  switch (kind) {
    case 'text':
      return text;
    case 'number':
      return numberIn(text);
    case 'texts':
      return text.split('\n').map((line) => (line === NOTHING ? null : line));
    case 'numbers':
      return text.split('\n').map((line) => (line === NOTHING ? null : numberIn(line)));
  }
}

function numberIn(text: string): number | string {
  const parsed = parseDecimal(text);
  return parsed.ok ? parsed.value : text;
}
