import { useId, useState } from 'react';
import type { SupplierData } from '#shared/accounts/supplier-data.ts';
import { lastDayOf } from '#shared/offers/activity.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { withChosen } from '#web/components/with-chosen.ts';
import { useErrorText, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useConfirmOffers } from '../use-confirm-offers.ts';
import { OfferToggle } from './offer-toggle.tsx';
import { type CountryOffers, useCountryOffers } from './use-country-offers.ts';

/** Asks whether all offers in one country are still right. */
export function CountryCard({
  owner,
  entry,
}: {
  readonly owner: string;
  readonly entry: SupplierData;
}) {
  const titleId = useId();
  const country = useEntity('country', entry.country);
  const query = useCountryOffers(owner, entry.country);
  return (
    <section className="activity-card stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <LabelText labels={country.data?.data.labels} />
      </h2>
      <QueryState query={query} rows={3}>
        {(found) => <Confirmation entry={entry} found={found} />}
      </QueryState>
    </section>
  );
}

type ConfirmationProps = {
  readonly entry: SupplierData;
  /** The offers to confirm. */
  readonly found: CountryOffers;
};

function Confirmation({ entry, found }: ConfirmationProps) {
  const { offers, total } = found;
  const t = useText();
  const errorText = useErrorText();
  const [left, setLeft] = useState<readonly string[]>([]);
  const { country } = entry;
  const confirm = useConfirmOffers((named: readonly string[] | undefined) => [
    named ? { country, offers: named } : { country },
  ]);
  const chosen = offers.filter(({ id }) => !left.includes(id));
  const isAll = left.length === 0;
  if (total === 0) {
    return (
      <>
        <p>{t('activity.nothing')}</p>
        <p>
          <ButtonLink to={pathTo('OfferList')}>{t('menu.OfferList')}</ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p className="activity-question">{t('activity.question', { count: total })}</p>
      <Facts entry={entry} found={found} />
      {total === offers.length && (
        <details className="activity-offers">
          <summary>{t('words.confirmEach')}</summary>
          <ul className="plain">
            {offers.map((offer) => (
              <OfferToggle
                key={offer.id}
                offer={offer}
                isRight={!left.includes(offer.id)}
                onChange={(isRight) => setLeft(withChosen(left, offer.id, !isRight))}
              />
            ))}
          </ul>
        </details>
      )}
      {confirm.error && <Notice tone="bad" role="alert" title={errorText(confirm.error)} />}
      {confirm.data && (
        // All that were asked for: some may have been confirmed before, as with a save on the same day.
        <Receipt {...confirm.data} confirmed={confirm.variables?.length ?? total} />
      )}
      <div className="buttons">
        <Button
          look="primary"
          icon="check"
          size="wide"
          busy={confirm.isPending}
          onClick={() => {
            if (isAll) confirm.mutate(undefined);
            else if (chosen.length > 0) confirm.mutate(chosen.map(({ id }) => id));
          }}
        >
          {isAll ? t('activity.yes') : t('activity.yesSome', { count: chosen.length })}
        </Button>
      </div>
    </>
  );
}

function Facts({ entry, found: { hidden, next } }: ConfirmationProps) {
  const t = useText();
  const { longDay, number } = useFormats();
  return (
    <>
      {hidden > 0 && (
        <Notice tone="warn" title={t('activity.hidden', { count: hidden })}>
          <p>{t('activity.hiddenText')}</p>
        </Notice>
      )}
      <SummaryList
        compact
        rows={[
          {
            key: 'last',
            term: t('offers.confirmed'),
            value: entry.activityConfirmedOn && longDay(entry.activityConfirmedOn),
          },
          {
            key: 'next',
            term: t('activity.next'),
            value: next && longDay(lastDayOf(new Date(next).toISOString())),
          },
          {
            key: 'warnings',
            term: t('activity.warnings'),
            value: number(entry.activityWarningsMailsSent),
          },
        ]}
      />
    </>
  );
}

function Receipt({
  confirmed,
  waiting,
  until,
}: {
  readonly confirmed: number;
  readonly waiting: number;
  readonly until: readonly string[];
}) {
  const t = useText();
  const { longDay } = useFormats();
  return (
    <Notice
      tone="ok"
      role="status"
      title={
        waiting > 0
          ? t('activity.waiting', { count: waiting })
          : t('words.offersConfirmed', { count: confirmed })
      }
    >
      {until.map((day) => (
        <p key={day}>{t('activity.until', { day: longDay(lastDayOf(day)) })}</p>
      ))}
    </Notice>
  );
}
