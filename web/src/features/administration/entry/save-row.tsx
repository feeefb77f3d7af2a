import { CHANGESET_LENGTH } from '#shared/entities/limits.ts';
import { Button } from '#web/components/button.tsx';
import type { ShownForm } from '#web/components/form/use-attempts.ts';
import { TextField } from '#web/components/text-field.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useIsSaved } from '../use-is-saved.ts';
import { useSaveKey } from '../use-save-key.ts';
import { ChangeEffects } from './change-effects.tsx';
import type { EntryDraft } from './use-entry-draft.ts';

/**
 * Shows the effects of the change, its reason, save and discard. The row stays in sight while a change is not saved;
 * Ctrl+S saves, too.
 */
export function SaveRow({
  form,
  changes,
  draft: { base, data, discard },
  reason,
  onReason,
}: {
  readonly form: ShownForm;
  readonly changes: number;
  readonly draft: EntryDraft;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}) {
  const t = useText();
  const isSaved = useIsSaved(changes, form);
  useSaveKey(form.submit);
  return (
    <div tabIndex={-1} className="entry-save no-print">
      {base !== null && changes > 0 && <ChangeEffects base={base} data={data} />}
      {base !== null && changes > 0 && (
        <TextField
          label={t('administration.reason')}
          maxLength={CHANGESET_LENGTH}
          autoComplete="off"
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
      <div className="buttons">
        <Button type="submit" look="primary" busy={form.isSending} aria-keyshortcuts="Control+S">
          {t(base === null ? 'administration.create' : 'action.save')}
        </Button>
        {changes > 0 && !form.isSending && <Button onClick={discard}>{t('words.discard')}</Button>}
        <p role="status" className="muted">
          {base !== null &&
            (isSaved ? t('words.saved') : t('administration.changes', { count: changes }))}
        </p>
      </div>
    </div>
  );
}
