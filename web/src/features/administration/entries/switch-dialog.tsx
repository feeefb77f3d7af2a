import type { AskedAct } from '#web/components/data-table/table-act.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { ChangeRowsDialog } from './change-rows-dialog.tsx';
import type { EntryRow } from './entry-rows.ts';

/** Switches entries on or off. */
export function SwitchDialog({
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
