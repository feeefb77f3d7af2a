import { type FormEvent, type ReactNode, useState } from 'react';
import { CHANGESET_LENGTH } from '#shared/entities/limits.ts';
import { Button } from '#web/components/button.tsx';
import type { AskedAct } from '#web/components/data-table/table-act.ts';
import { useAskedRows } from '#web/components/data-table/use-each-row.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { EffectsOfAll } from '../entry/change-effects.tsx';
import type { EntryData } from '../entry/entry-changes.ts';
import type { EntryRow } from './entry-rows.ts';

/** Changes several entries, each by itself, after it has told the effects. */
export function ChangeRowsDialog({
  title,
  action,
  patchOf,
  children,
  ...asked
}: AskedAct<EntryRow> & {
  readonly title: string;
  readonly action: string;
  /** Returns the JSON Merge Patch of a row. */
  readonly patchOf: (row: EntryRow) => EntryData;
  readonly children?: ReactNode;
}) {
  const t = useText();
  const { api } = useKernel();
  const [changeset, setChangeset] = useState('');
  const { progress, run } = useAskedRows(asked);
  const isRunning = progress !== undefined;
  const { rows, onClose } = asked;
  const change = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning || rows.length === 0) return;
    void run((row) =>
      api.call(
        'POST eav/entity/updatefrompatch',
        {
          id: row.id,
          rev: row.rev,
          patch: { ...patchOf(row) },
          changeset: changeset.trim(),
        },
        { quiet: true },
      ),
    );
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={change} noValidate>
        {children}
        <EffectsOfAll changes={rows.map((row) => ({ id: row.id, patch: { ...patchOf(row) } }))} />
        <TextField
          label={t('administration.reason')}
          maxLength={CHANGESET_LENGTH}
          autoComplete="off"
          value={changeset}
          onChange={({ target }) => setChangeset(target.value)}
        />
        <div className="buttons">
          <Button type="submit" look="primary" aria-disabled={isRunning || rows.length === 0}>
            {progress ?? action}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
