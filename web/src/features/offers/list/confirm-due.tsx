import { Button, ButtonLink } from '#web/components/button.tsx';
import { focusHeading } from '#web/components/focus-heading.ts';
import { Notice } from '#web/components/notice.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useNotify } from '#web/kernel/use-notify.ts';
import { type EndingOffers, useEndingOffers } from '../activity/use-ending-offers.ts';

/** Confirms the offers that have lapsed, or are about to, with one tap; a link leads to them. */
export function ConfirmDue({ owner }: { readonly owner: string }) {
  const t = useText();
  const { longDay } = useFormats();
  const { now } = useKernel();
  const errorText = useErrorText();
  const notify = useNotify();
  const { ending, confirm } = useEndingOffers(owner);
  // The offers stay those that were asked about while they are being confirmed.
  const due = confirm.isPending ? confirm.variables : ending;
  if (due === undefined || due.count === 0) return null;
  const { count, first } = due;
  const hasLapsed = first <= now();
  const day = longDay(new Date(first).toISOString());
  const confirmAll = (asked: EndingOffers) =>
    confirm.mutate(asked, {
      onSuccess: ({ confirmed }) => {
        notify('success', t('words.offersConfirmed', { count: confirmed }));
        // The button goes with what it confirms.
        focusHeading();
      },
    });
  return (
    <Notice
      tone={hasLapsed ? 'warn' : 'info'}
      title={hasLapsed ? t('offers.lapsedTitle') : t('words.confirmOffers', { count, day })}
    >
      <p>{t(hasLapsed ? 'offers.lapsedText' : 'offers.endingText')}</p>
      <div className="buttons">
        <Button
          look="primary"
          icon="check"
          busy={confirm.isPending}
          onClick={() => confirmAll(due)}
        >
          {t('offers.confirmDue', { count })}
        </Button>
        <ButtonLink to={pathTo('OfferActivity')}>{t('words.confirmEach')}</ButtonLink>
      </div>
      {confirm.error && <p role="alert">{errorText(confirm.error)}</p>}
    </Notice>
  );
}
