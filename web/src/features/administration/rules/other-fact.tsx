import type { FactType } from '#shared/rules/fact.ts';
import { textOf } from '../controls/control-props.ts';
import { NumberInput } from '../controls/number-input.tsx';
import type { EntryData } from '../entry/entry-changes.ts';
import { controlId, useEntryForm } from '../entry/entry-form-context.ts';
import { FactField } from './fact-field.tsx';

const NUMBER = { control: 'number' } as const;

/** Asks for another fact to compare with; a number may be multiplied, added to, and lessened by a third fact. */
export function OtherFact({
  path,
  type,
  other,
  problemAt,
  onChange,
}: {
  readonly path: string;
  readonly type: FactType;
  readonly other: EntryData;
  readonly problemAt: (member: string) => string | undefined;
  readonly onChange: (other: EntryData) => void;
}) {
  const { words } = useEntryForm();
  const set = (member: string, value: unknown) => {
    const { [member]: _before, ...rest } = other;
    onChange(value === undefined ? rest : { ...rest, [member]: value });
  };
  const fact = (member: 'path' | 'less') => (
    <FactField
      id={controlId(`${path}.${member}`)}
      label={words.name(`${path}.${member}`)}
      error={problemAt(member)}
      type={type}
      chosen={textOf(other[member])}
      onChoose={(chosen) => set(member, chosen)}
    />
  );
  return (
    <div className="rule-other">
      {fact('path')}
      {type === 'number' &&
        (['times', 'plus'] as const).map((member) => (
          <NumberInput
            key={member}
            field={NUMBER}
            path={`${path}.${member}`}
            value={other[member]}
            onChange={(value) => set(member, value)}
          />
        ))}
      {type === 'number' && fact('less')}
    </div>
  );
}
