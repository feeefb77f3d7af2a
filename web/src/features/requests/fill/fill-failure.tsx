import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useErrorText, useText } from '#web/i18n/text-provider.tsx';
import { errorCodeOf } from '#web/kernel/api-error.ts';
import { ProfileAdvice } from '../profile-advice.tsx';
import type { StepFill } from './use-step-fill.ts';

/** Tells why saving or sending failed as a whole. The typed answers stay, also when somebody else was faster. */
export function FillFailure({ fill }: { readonly fill: StepFill }) {
  const t = useText();
  const errorText = useErrorText();
  if (fill.waits !== null) return <NoNetwork fill={fill} waits={fill.waits} />;
  if (fill.error === null) return null;
  const isConflict = errorCodeOf(fill.error) === 'entities.revConflict';
  return (
    <Notice tone="bad" role="alert" title={errorText(fill.error)}>
      {errorCodeOf(fill.error) === 'requests.supplierNotFound' && (
        <p>{t('requests.supplierGone')}</p>
      )}
      <ProfileAdvice error={fill.error} />
      {isConflict && (
        <>
          <p>{t('words.conflictText')}</p>
          <Button size="compact" onClick={fill.reload}>
            {t('words.reloadNewest')}
          </Button>
        </>
      )}
    </Notice>
  );
}

/** Tells that the typed answers are safe, and are sent by themselves later. */
function NoNetwork({
  fill,
  waits,
}: {
  readonly fill: StepFill;
  readonly waits: NonNullable<StepFill['waits']>;
}) {
  const t = useText();
  return (
    <Notice tone="warn" role="alert" title={t('noSignal.title')}>
      <p>{t(`requests.waits.${waits}`)}</p>
      <div className="buttons">
        <Button size="compact" onClick={fill.hurry}>
          {t('action.retry')}
        </Button>
        {waits === 'sending' && (
          <Button size="compact" look="quiet" onClick={fill.giveUp}>
            {t('requests.notYet')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
