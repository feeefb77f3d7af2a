import { classScreens, type ScreenClassName } from '#shared/class-screens.ts';
import type { TableAct } from '#web/components/data-table/table-act.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { countriesFieldOf, countriesNamed, switchOf } from './bulk-changes.ts';
import type { EntryRow } from './entry-rows.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { SwitchDialog } from './switch-dialog.tsx';

/** Returns the acts on several entries of a class: switch them on or off, take them out of a country. */
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
    return [...switching(false), ...switching(true), ...removing()];
  };
}
