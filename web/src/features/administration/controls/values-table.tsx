import { LabelText } from '#web/components/label-text.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntryData } from '../entry/entry-changes.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { labelsOf } from '../labels-of.ts';
import { ValueText } from '../value-text.tsx';
import type { RowsProps } from './control-props.ts';
import { FoldedRows } from './folded-rows.tsx';

/** Shows a list of objects as a table of the values that readers compare. */
export function ValuesTable({
  columns,
  ...props
}: RowsProps & { readonly columns: readonly string[] }) {
  const t = useText();
  const { words } = useEntryForm();
  const { field, path } = props;
  const cell = (row: EntryData, name: string) => {
    const value = row[name];
    const shown = field.fields[name];
    if (shown?.control === 'texts') return <LabelText labels={labelsOf(value)} />;
    return (
      shown && <ValueText field={shown} path={`${path}.${name}`} value={value} words={words} />
    );
  };
  return (
    <FoldedRows
      {...props}
      columns={columns.map((name) => words.name(`${path}.${name}`))}
      tell={(row, place) => ({
        name: t('administration.row', { name: words.name(path), number: place + 1 }),
        cells: columns.map((name) => cell(row, name)),
      })}
    />
  );
}
