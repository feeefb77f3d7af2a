import { useState } from 'react';
import { classScreens, type ScreenClassName } from '#shared/class-screens.ts';
import type { AskedAct, TableAct } from '#web/components/data-table/table-act.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useEntryOptions } from '../use-entry-options.ts';
import {
  boundToCountries,
  countriesFieldOf,
  countriesNamed,
  leavingCountry,
  switchOf,
  withCountry,
  withoutCountry,
} from './bulk-changes.ts';
import { ChangeRowsDialog } from './change-rows-dialog.tsx';
import type { EntryRow } from './entry-rows.ts';

/** Returns the acts on several entries of a class: switch them on or off, take them into a country or out of it. */
export function useEntryActs(
  type: ScreenClassName,
): (selected: readonly EntryRow[]) => readonly TableAct<EntryRow>[] {
  const t = useText();
  const { fields } = classScreens[type];
  const field = switchOf(fields);
  const countries = countriesFieldOf(fields);
  return (selected) => {
    const switching = (isOn: boolean): TableAct<EntryRow>[] => {
      if (field === undefined) return [];
      const name = isOn ? 'activate' : 'deactivate';
      const rows = selected.filter(({ data }) => (data[field] === true) !== isOn);
      return [
        {
          name,
          label: t(`administration.bulk.${name}`, { count: rows.length }),
          rows,
          ask: (asked) => <SwitchDialog field={field} isOn={isOn} {...asked} />,
        },
      ];
    };
    const joining = (): TableAct<EntryRow>[] => {
      if (countries === undefined) return [];
      const rows = boundToCountries(selected, { type, field: countries });
      return [
        {
          name: 'join',
          label: t('administration.bulk.join', { count: rows.length }),
          rows,
          ask: (asked) => <JoinDialog field={countries} {...asked} />,
        },
      ];
    };
    const removing = (): TableAct<EntryRow>[] => {
      if (countries === undefined) return [];
      const rows = selected.filter((row) => countriesNamed([row], countries).length > 0);
      return [
        {
          name: 'remove',
          label: t('administration.bulk.remove', { count: rows.length }),
          rows,
          ask: (asked) => <RemoveDialog type={type} field={countries} {...asked} />,
        },
      ];
    };
    return [...switching(false), ...switching(true), ...joining(), ...removing()];
  };
}

/** Switches entries on or off. */
function SwitchDialog({
  field,
  isOn,
  ...asked
}: AskedAct<EntryRow> & { readonly field: string; readonly isOn: boolean }) {
  const t = useText();
  const count = asked.rows.length;
  return (
    <ChangeRowsDialog
      title={t(isOn ? 'administration.bulk.activate' : 'administration.bulk.deactivate', {
        count,
      })}
      action={t(isOn ? 'administration.bulk.activate' : 'administration.bulk.deactivate', {
        count,
      })}
      patchOf={() => ({ [field]: isOn })}
      {...asked}
    />
  );
}

/** The countries that have offers and requests: not the administration's own. */
const OF_PEOPLE = { field: 'isAdmin', comparison: 'ne', value: true } as const;

/** Takes entries into a country; those that it has already stay as they are. */
function JoinDialog({ field, rows, ...asked }: AskedAct<EntryRow> & { readonly field: string }) {
  const t = useText();
  const { options } = useEntryOptions('country', OF_PEOPLE);
  const [country, setCountry] = useState('');
  const joining = rows.filter(
    (row) => country !== '' && !countriesNamed([row], field).includes(country),
  );
  return (
    <ChangeRowsDialog
      title={t('administration.bulk.join', { count: rows.length })}
      action={t('administration.bulk.join', { count: joining.length })}
      patchOf={(row) => withCountry(row, field, country)}
      rows={joining}
      {...asked}
    >
      <SelectField
        label={t('offers.condition.country')}
        empty={t('words.choose')}
        options={options}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
      />
    </ChangeRowsDialog>
  );
}

/** Takes entries out of a country; those that name no other would hold everywhere, and stay. */
function RemoveDialog({
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
        label={t('offers.condition.country')}
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
