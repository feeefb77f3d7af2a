import { AskDialog } from '#web/components/ask-dialog.tsx';
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
    <AskDialog
      title={t('uploads.deleteTitle', { name: upload.data.name })}
      action={offers === 0 ? t('words.delete') : t('uploads.detachAndDelete', { count: offers })}
      onAct={onDelete}
      onClose={onClose}
    >
      {offers > 0 && <ShowingOffers upload={upload} offers={offers} />}
    </AskDialog>
  );
}
