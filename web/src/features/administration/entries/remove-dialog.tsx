import { useState } from 'react';
import type { ScreenClassName } from '#shared/class-screens.ts';
import type { AskedAct } from '#web/components/data-table/table-act.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntryOptions } from '../use-entry-options.ts';
import { countriesNamed, leavingCountry, withoutCountry } from './bulk-changes.ts';
import { ChangeRowsDialog } from './change-rows-dialog.tsx';
import type { EntryRow } from './entry-rows.ts';

/** Takes entries out of a country; those that name no other would hold everywhere, and stay. */
export function RemoveDialog({
  type,
  field,
  rows,
  ...asked
}: AskedAct<EntryRow> & { readonly type: ScreenClassName; readonly field: string }) {
  const t = useText();
  const { options } = useEntryOptions('country');
  const named = countriesNamed(rows, field);
  const [country, setCountry] = useState(named.length === 1 ? (named[0] ?? '') : '');
  const { leave, stay } = leavingCountry(rows, { type, field, country });
  return (
    <ChangeRowsDialog
      title={t('administration.bulk.remove', { count: rows.length })}
      action={t('administration.bulk.remove', { count: leave.length })}
      patchOf={(row) => withoutCountry(row, field, country)}
      rows={leave}
      {...asked}
    >
      <SelectField
        label={t('administration.field.country')}
        empty={t('words.choose')}
        options={options.filter(({ value }) => named.includes(value))}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
      />
      {stay.length > 0 && (
        <p>
          {t('administration.bulk.stay', {
            count: stay.length,
            names: stay.map(({ name }) => name.label).join(', '),
          })}
        </p>
      )}
    </ChangeRowsDialog>
  );
}
