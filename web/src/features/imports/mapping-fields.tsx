import type { ImportMapping } from '#shared/imports/mapping.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { CallOutput } from '#web/kernel/contract.ts';
import type { FileLook } from './use-import.ts';

export type ImportColumn = CallOutput<'GET import/config/get'>['columns'][number];

const SAMPLES = 3;

/** Asks for each column of the kind where it stands in the file, and shows what stands there. */
export function MappingFields({
  columns,
  look,
  mapping,
  errorOf,
  onChange,
}: {
  readonly columns: readonly ImportColumn[];
  readonly look: FileLook;
  readonly mapping: ImportMapping;
  readonly errorOf: (column: string) => string | undefined;
  readonly onChange: (mapping: ImportMapping) => void;
}) {
  const t = useText();
  const options = look.headings.map((heading, index) => ({ value: String(index), label: heading }));
  const read = new Set([...Object.values(mapping), ...look.fields]);
  const left = look.headings.filter((_, column) => !read.has(column));
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = mapping;
    if (value === '') return onChange(others);
    const column = Number(value);
    // A column of the file stands for one column of the kind only.
    const kept = Object.entries(others).filter(([, other]) => other !== column);
    return onChange({ ...Object.fromEntries(kept), [name]: column });
  };
  return (
    <section aria-labelledby="import-mapping">
      <h3 id="import-mapping">{t('imports.columns')}</h3>
      <p>{t(look.isKept ? 'imports.columnsKept' : 'imports.columnsText')}</p>
      <div className="import-columns">
        {columns.map(({ name, heading, explanation, isRequired }) => {
          const column = mapping[name];
          const samples = column === undefined ? [] : samplesOf(look, column);
          return (
            <SelectField
              key={name}
              id={`column-${name}`}
              label={heading}
              hint={
                samples.length === 0
                  ? explanation
                  : t('field.example', { example: samples.join(' · ') })
              }
              required={isRequired}
              error={errorOf(name)}
              empty={t('words.leaveOut')}
              value={column === undefined ? '' : String(column)}
              onChange={({ target }) => set(name, target.value)}
              options={options}
            />
          );
        })}
      </div>
      {left.length > 0 && (
        <p>
          <TermText term={t('imports.columnsLeft')}>{left.join(', ')}</TermText>
        </p>
      )}
    </section>
  );
}

const samplesOf = ({ rows }: FileLook, at: number): string[] =>
  rows
    .map(({ cells }) => cells[at] ?? '')
    .filter((text) => text !== '')
    .slice(0, SAMPLES);
