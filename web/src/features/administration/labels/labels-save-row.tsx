import { useEffect, useEffectEvent } from 'react';
import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { LabelDraft } from './use-label-draft.ts';

/** Shows save and discard, with the number of changes. Ctrl+S saves, too. */
export function LabelsSaveRow({
  draft: { changes, isSaving, discard },
  onSave,
}: {
  readonly draft: LabelDraft;
  readonly onSave: () => void;
}) {
  const t = useText();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className="entry-save no-print">
      <div className="buttons">
        <Button look="primary" busy={isSaving} onClick={onSave} aria-keyshortcuts="Control+S">
          {t('action.save')}
        </Button>
        {changes.size > 0 && <Button onClick={discard}>{t('words.discard')}</Button>}
        <p role="status" className="muted">
          {t('administration.changes', { count: changes.size })}
        </p>
      </div>
    </div>
  );
}
