import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useFileSize } from '#web/kernel/use-file-size.ts';
import { ShowingOffers } from './showing-offers.tsx';

/** Asks before another file takes the place of this one, and names the offers that will show it. */
export function ReplaceDialog({
  upload,
  offers,
  file,
  onReplace,
  onClose,
}: {
  readonly upload: EntityOf<'upload'>;
  readonly offers: number;
  readonly file: File;
  readonly onReplace: () => void;
  readonly onClose: () => void;
}) {
  const t = useText();
  const fileSize = useFileSize();
  const facts = ({ name, size }: Pick<File, 'name' | 'size'>) => `${name} (${fileSize(size)})`;
  const { file: former } = upload.data;
  return (
    <Dialog title={t('uploads.replace')} onClose={onClose}>
      <div className="stack">
        <p>
          {t('uploads.replaceText', { former: former ? facts(former) : '–', file: facts(file) })}
        </p>
        {offers > 0 && <ShowingOffers upload={upload} offers={offers} />}
        <div className="buttons">
          <Button look="primary" onClick={onReplace}>
            {t('uploads.replace')}
          </Button>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
