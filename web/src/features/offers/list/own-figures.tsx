import { lastDayOf } from '#shared/offers/activity.ts';
import { FailureState } from '#web/components/failure-state.tsx';
import { COMING } from '#web/components/lazy-part.tsx';
import { Link } from '#web/components/link.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useEndingOffers } from '../activity/use-ending-offers.ts';
import { type OfferFigures, useOfferFigures } from './use-offer-figures.ts';

const SHOWN = ['online', 'waiting', 'rejected', 'action', 'paused', 'archived'] as const;

/**
 * Shows how many offers a supplier has, and how they stand, each number leading to its offers; and until when they are
 * confirmed, where none asks for it.
 */
export function OwnFigures({ owner }: { readonly owner: string }) {
  const t = useText();
  const { data: figures, isPending, error, refetch } = useOfferFigures(owner);
  const { ending, isPending: isEndPending } = useEndingOffers(owner);
  if (isPending || isEndPending) return COMING;
  if (figures === undefined) return <FailureState error={error} onRetry={() => void refetch()} />;
  if (figures.total === 0) return <p>{t('offers.mineNone')}</p>;
  return (
    <>
      <p>
        <Standings {...figures} />
      </p>
      {ending?.count === 0 && <ConfirmedUntil {...figures} />}
    </>
  );
}

function Standings({ total, standing }: Pick<OfferFigures, 'total' | 'standing'>) {
  const t = useText();
  const { number } = useFormats();
  const list = pathTo('OfferList');
  const states = SHOWN.filter((state) => standing[state] > 0).map((state) => (
    <Link key={state} to={`${list}?${new URLSearchParams({ standing: state })}`}>
      {t(`offers.standing.${state}`)} ({number(standing[state])})
    </Link>
  ));
  const offers = <Link to={list}>{t('tasks.offers', { count: total })}</Link>;
  return (
    <TermText term={offers}>
      <ListText items={states} />
    </TermText>
  );
}

function ConfirmedUntil({ confirmedUntil }: Pick<OfferFigures, 'confirmedUntil'>) {
  const t = useText();
  const { longDay } = useFormats();
  if (confirmedUntil === null) return null;
  const day = longDay(lastDayOf(new Date(confirmedUntil).toISOString()));
  return <p className="small">{t('tasks.until', { day })}</p>;
}
