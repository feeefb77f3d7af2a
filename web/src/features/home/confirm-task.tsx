import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Link } from '#web/components/link.tsx';
import { Notice } from '#web/components/notice.tsx';
import { useEndingOffers } from '#web/features/offers/public.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useErrorText } from '#web/i18n/use-error-text.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';

type Ending = NonNullable<ReturnType<typeof useEndingOffers>['ending']>;

/** Shows the offers that lapse soon, or have lapsed, in all countries: one tap says that they are still right. */
export function ConfirmTask({ account }: { readonly account: string }) {
  const t = useText();
  const errorText = useErrorText();
  const { ending, confirm } = useEndingOffers(account);
  // The offers stay those that were asked about while they are being confirmed.
  const asked = confirm.isPending ? confirm.variables : ending;
  const isAsked = asked !== undefined && asked.count > 0;
  if (!isAsked && confirm.data === undefined) return null;
  return (
    <li className="home-confirm stack">
      {confirm.data && <Receipt key={confirm.submittedAt} {...confirm.data} />}
      {isAsked && (
        <>
          <Line ending={asked} />
          {confirm.error && <Notice tone="bad" role="alert" title={errorText(confirm.error)} />}
          <div className="buttons">
            <Button
              look="primary"
              icon="check"
              busy={confirm.isPending}
              onClick={() => confirm.mutate(asked)}
            >
              {t('tasks.confirmAll', { count: asked.count })}
            </Button>
            <ButtonLink to={pathTo('OfferActivity')}>{t('words.confirmEach')}</ButtonLink>
          </div>
        </>
      )}
    </li>
  );
}

/** Shows how many offers lapse, and when the first one does. */
function Line({ ending: { count, first } }: { readonly ending: Ending }) {
  const t = useText();
  const { longDay } = useFormats();
  const { now } = useKernel();
  return (
    <p className="home-confirm-line">
      {first <= now()
        ? t('tasks.hidden', { count })
        : t('words.confirmOffers', { count, day: longDay(new Date(first).toISOString()) })}
    </p>
  );
}

/**
 * Stands in place of the button after confirming, and takes the focus from it. Offers that are not right can go
 * offline next.
 */
function Receipt({
  confirmed,
  until,
}: {
  readonly confirmed: number;
  readonly until: readonly string[];
}) {
  const t = useText();
  const { longDay } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const days = [...new Set(until.map((end) => longDay(end)))];
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="ok" title={t('words.offersConfirmed', { count: confirmed })}>
        {days[0] && (
          <p>{t(days.length > 1 ? 'tasks.untilAtLeast' : 'tasks.until', { day: days[0] })}</p>
        )}
        <p>
          {t('tasks.wrong')} <Link to={pathTo('OfferList')}>{t('tasks.takeOffline')}</Link>
        </p>
      </Notice>
    </div>
  );
}
