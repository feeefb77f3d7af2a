import type { ReactNode } from 'react';
import type { Fields } from '#shared/entities/class-screen.ts';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { FieldSet } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useFieldProps } from '../controls/control-props.ts';
import { type RowAct, rowActs, rowId } from '../controls/row-acts.ts';
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
                  <tr key={rowPath} id={rowId(path, place)} tabIndex={-1}>
                    {columns.map((column, index) => (
                      <td key={column}>{cells[index]}</td>
                    ))}
                    <td className="rule-row-acts">
                      <RowActs at={place} acts={rowActs({ path, rows, at: place, onChange })} />
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

const LOOKS = { moveUp: 'down', moveDown: 'down', removeRow: 'cross' } as const;

function RowActs({ acts, at }: { readonly acts: readonly RowAct[]; readonly at: number }) {
  const t = useText();
  return acts.map(({ act, id, press }) => {
    const name = t(`administration.${act}`, { number: at + 1 });
    return (
      <button
        key={act}
        id={id}
        type="button"
        className={classNames('icon-button', act === 'moveUp' && 'turned')}
        aria-label={name}
        title={name}
        onClick={press}
      >
        <Icon name={LOOKS[act]} />
      </button>
    );
  });
}

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
