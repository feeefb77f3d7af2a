import { Fragment, type ReactNode, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { FieldSet } from '#web/components/field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type EntryData, isObject } from '../entry/entry-changes.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { begunData } from './begun-data.ts';
import { type RowsProps, useFieldProps } from './control-props.ts';
import { rowActs, rowId } from './row-acts.ts';
import { RowButtons } from './row-buttons.tsx';
import { useDraggedRows } from './use-dragged-rows.ts';

/** A row while its form is folded: its name for buttons, and a cell for each column. */
type ToldRow = { readonly name: string; readonly cells: readonly ReactNode[] };

/**
 * Shows a list of objects as a table with a row for each; the form of a row opens below it. A row that the server
 * refused is open, so that its control can be reached.
 */
export function FoldedRows({
  field,
  path,
  value,
  onChange,
  columns,
  tell,
}: RowsProps & {
  readonly columns: readonly string[];
  readonly tell: (row: EntryData, at: number) => ToldRow;
}) {
  const t = useText();
  const { newId, errorAt } = useEntryForm();
  const [opened, setOpened] = useState<number | null>(null);
  const rows: readonly EntryData[] = Array.isArray(value) ? value.filter(isObject) : [];
  const { required: _required, ...props } = useFieldProps(path, field);
  const { handleAt, rowAt } = useDraggedRows(rows, (next) => {
    setOpened(null);
    onChange(next);
  });
  const add = () => {
    setOpened(rows.length);
    onChange([...rows, begunData(field.fields, newId)]);
  };
  return (
    <FieldSet {...props}>
      {rows.length > 0 && (
        <div className="rule-table">
          <table className="rule-rows folded-rows">
            <thead>
              <tr>
                <th scope="col">{t('administration.rowNumber')}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('administration.rowActs')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => {
                const rowPath = `${path}.${place}`;
                const isOpen = opened === place || errorAt(rowPath) !== undefined;
                const { name, cells } = tell(row, place);
                return (
                  <Fragment key={rowPath}>
                    <tr
                      id={rowId(path, place)}
                      tabIndex={-1}
                      className={isOpen ? 'is-open' : undefined}
                      {...rowAt(place)}
                    >
                      <td className="drag-handle" {...handleAt(place)}>
                        {place + 1}
                      </td>
                      {columns.map((column, index) => (
                        <td key={column} data-label={column}>
                          {cells[index]}
                        </td>
                      ))}
                      <td className="rule-row-acts">
                        <FoldButton
                          name={name}
                          isOpen={isOpen}
                          onPress={() => setOpened(isOpen ? null : place)}
                        />
                      </td>
                    </tr>
                    {isOpen && (
                      <tr className="folded-form">
                        <td colSpan={columns.length + 2}>
                          <RowForm
                            field={field}
                            path={path}
                            name={name}
                            rows={rows}
                            at={place}
                            onChange={(next, stays) => {
                              setOpened(stays);
                              onChange(next);
                            }}
                          />
                        </td>
                      </tr>
                    )}
                  </Fragment>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <Button size="compact" icon="plus" onClick={add}>
        {t('administration.addRow', { name: props.label })}
      </Button>
    </FieldSet>
  );
}

function FoldButton({
  name,
  isOpen,
  onPress,
}: {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}) {
  const t = useText();
  const label = t('administration.openRow', { name });
  return (
    <button
      type="button"
      className={classNames('icon-button', isOpen && 'turned')}
      aria-label={label}
      aria-expanded={isOpen}
      title={label}
      onClick={onPress}
    >
      <Icon name={isOpen ? 'down' : 'pencil'} />
    </button>
  );
}

/**
 * Shows the form of one row, with the buttons that move or remove the row; `stays` is the place of the row that is
 * open then.
 */
function RowForm({
  field,
  path,
  name,
  rows,
  at,
  onChange,
}: {
  readonly field: RowsProps['field'];
  readonly path: string;
  readonly name: string;
  readonly rows: readonly EntryData[];
  readonly at: number;
  readonly onChange: (rows: readonly EntryData[], stays: number | null) => void;
}) {
  const { Controls } = useEntryForm();
  return (
    <fieldset className="entry-part" aria-label={name}>
      <Controls
        fields={field.fields}
        path={`${path}.${at}`}
        data={rows[at] ?? {}}
        onChange={(row) => onChange(rows.with(at, row), at)}
      />
      <div className="buttons">
        <RowButtons at={at} acts={rowActs({ path, rows, at, onChange })} />
      </div>
    </fieldset>
  );
}
