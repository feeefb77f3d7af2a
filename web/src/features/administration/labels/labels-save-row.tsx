import { Button } from '#web/components/button.tsx';
import type { ShownForm } from '#web/components/form/use-attempts.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useIsSaved } from '../use-is-saved.ts';
import { useSaveKey } from '../use-save-key.ts';
import type { LabelDraft } from './use-label-draft.ts';

/** Shows save and discard, with the number of changes. Ctrl+S saves, too. */
export function LabelsSaveRow({
  form,
  draft: { changes, discard },
}: {
  readonly form: ShownForm;
  readonly draft: LabelDraft;
}) {
  const t = useText();
  const isSaved = useIsSaved(changes.size, form);
  useSaveKey(form.submit);
  return (
    <div className="entry-save no-print">
      <div className="buttons">
        <Button type="submit" look="primary" busy={form.isSending} aria-keyshortcuts="Control+S">
          {t('action.save')}
        </Button>
        {changes.size > 0 && !form.isSending && (
          <Button onClick={discard}>{t('words.discard')}</Button>
        )}
        <p role="status" className="muted">
          {isSaved ? t('words.saved') : t('administration.changes', { count: changes.size })}
        </p>
      </div>
    </div>
  );
}
