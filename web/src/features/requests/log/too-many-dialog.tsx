import { REQUESTS_DELETED_AT_ONCE } from '#shared/requests/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

/** Says that fewer requests have to be selected before they can be deleted. */
export function TooManyDialog({
  count,
  onClose,
}: {
  readonly count: number;
  readonly onClose: () => void;
}) {
  const t = useText();
  return (
    <Dialog title={t('requestlog.delete', { count })} onClose={onClose}>
      <p>{t('requestlog.tooMany', { count: REQUESTS_DELETED_AT_ONCE })}</p>
      <div className="buttons">
        <Button look="primary" onClick={onClose}>
          {t('action.close')}
        </Button>
      </div>
    </Dialog>
  );
}
