import { type ReactNode, useEffect, useRef } from 'react';
import { lastDayOf } from '#shared/offers/activity.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { COMING } from '#web/components/lazy-part.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useErrorText, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEndingOffers } from './use-ending-offers.ts';

/**
 * Asks for the offers that lapse soon, or have lapsed, in all countries: one tap says that they are still right. What
 * stands below waits for it, so that nothing moves.
 */
export function ConfirmDue({
  owner,
  children,
}: {
  readonly owner: string;
  /** The end of the receipt. */
  readonly children?: ReactNode;
}) {
  const t = useText();
  const { longDay } = useFormats();
  const { now } = useKernel();
  const errorText = useErrorText();
  const { ending, isPending, confirm } = useEndingOffers(owner);
  // The offers stay those that were asked about while they are being confirmed.
  const due = confirm.isPending ? confirm.variables : ending;
  const receipt = confirm.data && (
    <Receipt key={confirm.submittedAt} {...confirm.data}>
      {children}
    </Receipt>
  );
  if (isPending) return COMING;
  if (due === undefined || due.count === 0) return receipt;
  const { count, first } = due;
  const day = longDay(lastDayOf(new Date(first).toISOString()));
  return (
    <>
      {receipt}
      <Notice
        tone="warn"
        title={first <= now() ? t('tasks.hidden', { count }) : t('tasks.ending', { count, day })}
      >
        {first > now() && <p>{t('tasks.endingText')}</p>}
        <div className="buttons">
          <Button
            look="primary"
            icon="check"
            busy={confirm.isPending}
            onClick={() => confirm.mutate(due)}
          >
            {t('tasks.confirmAll', { count })}
          </Button>
          <ButtonLink to={pathTo('OfferActivity')}>{t('words.confirmEach')}</ButtonLink>
        </div>
        {confirm.error && <p role="alert">{errorText(confirm.error)}</p>}
      </Notice>
    </>
  );
}

/** Stands in place of the button after confirming, and takes the focus from it. */
function Receipt({
  confirmed,
  until,
  children,
}: {
  readonly confirmed: number;
  readonly until: readonly string[];
  readonly children: ReactNode;
}) {
  const t = useText();
  const { longDay } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const days = [...new Set(until.map((end) => longDay(lastDayOf(end))))];
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="ok" title={t('words.offersConfirmed', { count: confirmed })}>
        {days[0] && (
          <p>{t(days.length > 1 ? 'tasks.untilAtLeast' : 'tasks.until', { day: days[0] })}</p>
        )}
        {children}
      </Notice>
    </div>
  );
}
