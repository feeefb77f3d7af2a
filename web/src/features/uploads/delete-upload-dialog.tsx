import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { ShowingOffers } from './showing-offers.tsx';

/** Asks before a file is deleted, and names the offers that show it. */
export function DeleteUploadDialog({
  upload,
  offers,
  onDelete,
  onClose,
}: {
  readonly upload: EntityOf<'upload'>;
  readonly offers: number;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog title={t('uploads.deleteTitle', { name: upload.data.name })} onClose={onClose}>
      <div className="stack">
        {offers > 0 && <ShowingOffers upload={upload} offers={offers} />}
        <div className="buttons">
          <Button look="danger" onClick={onDelete}>
            {offers === 0 ? t('words.delete') : t('uploads.detachAndDelete', { count: offers })}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
