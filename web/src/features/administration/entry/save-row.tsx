import { useEffect, useEffectEvent, useState } from 'react';
import { CHANGESET_LENGTH } from '#shared/entities/limits.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { ChangeEffects } from './change-effects.tsx';
import type { EntryDraft } from './use-entry-draft.ts';

/**
 * Shows the effects of the change, its reason, save and discard. The row stays in sight while a change is not saved;
 * Ctrl+S saves, too.
 */
export function SaveRow({
  changes,
  draft: { base, data, isSaving, discard },
  onSave,
}: {
  readonly changes: number;
  readonly draft: EntryDraft;
  /** Resolves to whether it was saved. */
  readonly onSave: (reason: string) => Promise<boolean>;
}) {
  const t = useText();
  const [reason, setReason] = useState('');
  const save = async () => {
    if (isSaving || (base !== null && changes === 0)) return;
    if (await onSave(reason.trim())) setReason('');
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className="entry-save no-print">
      {base !== null && changes > 0 && <ChangeEffects base={base} data={data} />}
      {base !== null && changes > 0 && (
        <TextField
          label={t('administration.reason')}
          maxLength={CHANGESET_LENGTH}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <div className="buttons">
        <Button
          type="submit"
          look="primary"
          busy={isSaving}
          onClick={save}
          aria-keyshortcuts="Control+S"
        >
          {t(base === null ? 'administration.create' : 'action.save')}
        </Button>
        {changes > 0 && <Button onClick={discard}>{t('words.discard')}</Button>}
        <p role="status" className="muted">
          {base !== null && t('administration.changes', { count: changes })}
        </p>
      </div>
    </div>
  );
}
