import { COMING } from '#web/components/lazy-part.tsx';
import { Link } from '#web/components/link.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { T, useText } from '#web/i18n/text-provider.tsx';
import { pathTo } from '#web/kernel/paths.ts';
import { useOfferFigures } from './use-offer-figures.ts';

const SHOWN = ['online', 'waiting', 'rejected', 'action', 'paused', 'archived'] as const;

/** Shows in one line how many offers a supplier has, and how they stand; each number leads to its offers. */
export function OwnFigures({ owner }: { readonly owner: string }) {
  const t = useText();
  const { data: figures, isPending } = useOfferFigures(owner);
  if (isPending) return COMING;
  if (figures === undefined) return null;
  const { total, standing } = figures;
  const list = pathTo('OfferList');
  if (total === 0) return t('offers.mineNone');
  return (
    <T
      id="tasks.offersByState"
      values={{
        offers: <Link to={list}>{t('tasks.offers', { count: total })}</Link>,
        states: (
          <ListText
            items={SHOWN.filter((state) => standing[state] > 0).map((state) => (
              <Link key={state} to={`${list}?${new URLSearchParams({ standing: state })}`}>
                {t(`tasks.state.${state}`, { count: standing[state] })}
              </Link>
            ))}
          />
        ),
      }}
    />
  );
}
