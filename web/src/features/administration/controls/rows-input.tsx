import { Button } from '#web/components/button.tsx';
import { FieldSet } from '#web/components/field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { type EntryData, isObject } from '../entry/entry-changes.ts';
import { useEntryForm } from '../entry/entry-form-context.ts';
import { begunData } from './begun-data.ts';
import { type RowsProps, useFieldProps } from './control-props.ts';
import { rowActs, rowId } from './row-acts.ts';
import { RowButtons } from './row-buttons.tsx';
import { useDraggedRows } from './use-dragged-rows.ts';

/** Shows a list of objects, with buttons that add, take away and move. */
export function RowsInput({ field, path, value, onChange }: RowsProps) {
  const t = useText();
  const { Controls, newId } = useEntryForm();
  const rows: readonly EntryData[] = Array.isArray(value) ? value.filter(isObject) : [];
  const { required: _required, ...props } = useFieldProps(path, field);
  const { handleAt, rowAt } = useDraggedRows(rows, onChange);
  const replace = (index: number, row: EntryData) => onChange(rows.with(index, row));
  return (
    <FieldSet {...props}>
      <ol className="plain entry-rows">
        {rows.map((row, index) => {
          const place = { name: props.label, number: index + 1 };
          const rowPath = `${path}.${index}`;
          return (
            <li key={rowPath} id={rowId(path, index)} tabIndex={-1} {...rowAt(index)}>
              <fieldset className="entry-part" aria-label={t('administration.row', place)}>
                {rows.length > 1 && (
                  <p className="drag-handle muted" {...handleAt(index)}>
                    {t('administration.row', place)}
                  </p>
                )}
                <Controls
                  fields={field.fields}
                  path={rowPath}
                  data={row}
                  onChange={(next) => replace(index, next)}
                />
                <div className="buttons">
                  <RowButtons at={index} acts={rowActs({ path, rows, at: index, onChange })} />
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <Button
        size="compact"
        icon="plus"
        onClick={() => onChange([...rows, begunData(field.fields, newId)])}
      >
        {t('administration.addRow', { name: props.label })}
      </Button>
    </FieldSet>
  );
}
