import { AskDialog } from '#web/components/ask-dialog.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { ShowingOffers } from './showing-offers.tsx';

/** Asks before a file is deleted, and names the offers that show it. The logo of the profile stays. */
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
  const session = useSession();
  const entries = session.status === 'signedIn' ? session.account.data.userData.supData : [];
  const isLogo = entries.some(({ logo }) => logo === upload.id);
  const title = t('words.deleteTitle', { name: upload.data.name });
  if (isLogo) {
    return (
      <Dialog title={title} onClose={onClose}>
        <p>{t('errors.uploads.isLogo')}</p>
        <div className="buttons">
          <ButtonLink look="primary" to={`${pathTo('Profile')}#logo`}>
            {t('session.profile')}
          </ButtonLink>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </Dialog>
    );
  }
  return (
    <AskDialog
      title={title}
      action={offers === 0 ? t('words.delete') : t('uploads.detachAndDelete', { count: offers })}
      onAct={onDelete}
      onClose={onClose}
    >
      {offers > 0 && <ShowingOffers upload={upload} offers={offers} />}
    </AskDialog>
  );
}
