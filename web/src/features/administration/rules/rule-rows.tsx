import type { ReactNode } from 'react';
import type { Fields } from '#shared/entities/class-screen.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { FieldSet } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useFieldProps } from '../controls/control-props.ts';
import { moved } from '../controls/moved.ts';
import { type EntryData, isObject } from '../entry/entry-changes.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';

/** The line that a cell belongs to. */
export type RuleCell = {
  readonly row: EntryData;
  readonly path: string;
  readonly at: number;
  readonly change: (row: EntryData) => void;
};

/**
 * Shows lines of a rule as a table, with buttons that add, take away and move; in a narrow place each line is a
 * block.
 */
export function RuleRows({
  path,
  fields,
  value,
  onChange,
  columns,
  line,
}: {
  readonly path: string;
  readonly fields: Fields;
  readonly value: unknown;
  readonly onChange: (rows: readonly EntryData[]) => void;
  /** Members of a line that are columns, by their names. */
  readonly columns: readonly (keyof typeof fields & string)[];
  /** Returns the cells of a line, as many as there are columns. */
  readonly line: (cell: RuleCell) => readonly ReactNode[];
}) {
  const t = useText();
  const { words } = useEntryForm();
  const rows: readonly EntryData[] = Array.isArray(value) ? value.filter(isObject) : [];
  const props = useFieldProps(path, {});
  return (
    <FieldSet {...props}>
      {rows.length > 0 && (
        <div className="rule-table">
          <table className="rule-rows">
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {words.name(`${path}.${column}`)}
                  </th>
                ))}
                <th>
                  <span className="visually-hidden">{t('administration.rowActs')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => {
                const rowPath = `${path}.${place}`;
                const cells = line({
                  row,
                  path: rowPath,
                  at: place,
                  change: (next) => onChange(rows.with(place, next)),
                });
                return (
                  <tr key={rowPath}>
                    {columns.map((column, index) => (
                      <td key={column}>{cells[index]}</td>
                    ))}
                    <td className="rule-row-acts">
                      <RowActs rows={rows} at={place} onChange={onChange} />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <Button size="compact" icon="plus" onClick={() => onChange([...rows, {}])}>
        {t('administration.addRow', { name: props.label })}
      </Button>
    </FieldSet>
  );
}

function RowActs({
  rows,
  at,
  onChange,
}: {
  readonly rows: readonly EntryData[];
  readonly at: number;
  readonly onChange: (rows: readonly EntryData[]) => void;
}) {
  const t = useText();
  const number = at + 1;
  const acts: readonly RowAct[] = [
    { name: t('administration.moveUp', { number }), look: 'up', rows: moved(rows, at, -1) },
    { name: t('administration.moveDown', { number }), look: 'down', rows: moved(rows, at, 1) },
    { name: t('administration.removeRow', { number }), look: 'cross', rows: rows.toSpliced(at, 1) },
  ];
  const last = rows.length - 1;
  const fitting = acts.filter(
    ({ look }) => !(look === 'up' && at === 0) && !(look === 'down' && at === last),
  );
  return fitting.map(({ name, look, rows: next }) => (
    <button
      key={name}
      type="button"
      className={classNames('icon-button', look === 'up' && 'turned')}
      aria-label={name}
      title={name}
      onClick={() => onChange(next)}
    >
      <Icon name={look === 'up' ? 'down' : look} />
    </button>
  ));
}

type RowAct = {
  readonly name: string;
  readonly look: 'up' | 'down' | 'cross';
  readonly rows: readonly EntryData[];
};

/** Shows the label of a control in a line: the head of its column, and for people who hear the page the line. */
export function CellLabel({ path, at }: { readonly path: string; readonly at: number }) {
  const t = useText();
  const { words } = useEntryForm();
  return (
    <>
      {words.name(path)}
      <span className="visually-hidden"> {t('administration.ofRow', { number: at + 1 })}</span>
    </>
  );
}
