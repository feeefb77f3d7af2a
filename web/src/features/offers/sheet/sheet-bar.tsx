import { Button } from '#web/components/button.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { SaveSheet } from './use-save-sheet.ts';
import type { SheetEdits } from './use-sheet-edits.ts';

/** Tells how much is not saved, and saves it, at the foot of the window. */
export function SheetBar({
  edits: { edits, changes, undo, discard },
  saving: { save, isSaving, forget },
}: {
  readonly edits: SheetEdits;
  readonly saving: SaveSheet;
}) {
  const t = useText();
  if (changes === 0 && undo === null) return null;
  return (
    <div className="sheet-bar">
      <p role="status">{t('weeksheet.changes', { changes, offers: edits.size })}</p>
      {undo && (
        <Button icon="undo" onClick={undo}>
          {t('action.undo')}
        </Button>
      )}
      {changes > 0 && (
        <>
          <Button
            onClick={() => {
              discard();
              forget();
            }}
            busy={isSaving}
          >
            {t('words.discard')}
          </Button>
          <Button look="primary" onClick={save} busy={isSaving}>
            {t('action.save')}
          </Button>
        </>
      )}
    </div>
  );
}
