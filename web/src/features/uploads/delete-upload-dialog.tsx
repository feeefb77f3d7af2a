import { useMutation } from '@tanstack/react-query';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useUploadCalls } from './use-upload-calls.ts';

/** Says where the file is shown before it goes; the server keeps what offers show. */
export function DeleteUploadDialog({
  upload,
  offers,
  onClose,
}: {
  readonly upload: EntityOf<'upload'>;
  readonly offers: number;
  readonly onClose: () => void;
}) {
  const t = useText();
  const errorText = useErrorText();
  const calls = useUploadCalls();
  const remove = useMutation({ mutationFn: () => calls.remove(upload), onSuccess: onClose });
  return (
    <Dialog title={t('uploads.deleteTitle', { name: upload.data.name })} onClose={onClose}>
      <div className="stack">
        {offers === 0 ? (
          <p>{t('uploads.deleteText')}</p>
        ) : (
          <Notice tone="warn" title={t('uploads.deleteUsed', { count: offers })}>
            <p>
              <Link to={`${pathTo('OfferList')}?file=${upload.id}`}>
                {t('uploads.showOffers', { count: offers })}
              </Link>
            </p>
          </Notice>
        )}
        {remove.error && <Notice tone="bad" role="alert" title={errorText(remove.error)} />}
        <div className="buttons">
          <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {offers === 0 ? t('uploads.delete') : t('uploads.detachAndDelete', { count: offers })}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
