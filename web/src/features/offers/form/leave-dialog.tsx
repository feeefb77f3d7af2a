import { STORED_FORM_DAYS } from '#shared/kernel/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import type { LeaveGuard } from '#web/components/use-leave-guard.ts';
import { useText } from '#web/i18n/text-provider.tsx';

/** Asks whether to stay, to go and keep the draft on the device, or to go without it. */
export function LeaveDialog({
  leaving,
  onDiscard,
}: {
  readonly leaving: NonNullable<LeaveGuard['leaving']>;
  readonly onDiscard: () => void;
}) {
  const t = useText();
  return (
    <Dialog title={t('words.notSavedYet')} onClose={leaving.stay}>
      <p>{t('offerform.leaveText', { days: STORED_FORM_DAYS })}</p>
      <div className="buttons">
        <Button look="primary" onClick={leaving.stay}>
          {t('words.stay')}
        </Button>
        <Button onClick={leaving.go}>{t('offerform.leaveKeep')}</Button>
        <Button
          look="quiet"
          onClick={() => {
            onDiscard();
            leaving.go();
          }}
        >
          {t('offerform.leaveDiscard')}
        </Button>
      </div>
    </Dialog>
  );
}
