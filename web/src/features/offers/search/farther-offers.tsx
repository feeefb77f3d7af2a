import { useState } from 'react';
import { START_LIMIT } from '#shared/kernel/page.ts';
import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import { fartherSearch, type Market, positionOf } from '#shared/offers/search-filter.ts';
import type { OfferSearchState } from '#shared/offers/search-params.ts';
import { Button } from '#web/components/button.tsx';
import { FoundList } from '#web/components/found-list.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntityPages } from '#web/kernel/use-entities.ts';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { OfferList } from './offer-list.tsx';
import type { Overview } from './search-overview.ts';

/** The number of offers that are shown at first where none is near. */
const NEAREST = 3;

type FartherProps = FilterProps<OfferSearchState> & {
  readonly market: Market;
  readonly overview: Overview;
};

/** Shows the offers outside the radius: folded below others, so that nobody takes them for what was asked; open where nothing is near. */
export function FartherOffers({ market, state, change, overview }: FartherProps) {
  const t = useText();
  const { number, kilometres } = useFormats();
  const inRange = overview.count;
  const farther = (overview.without.get('radius') ?? 0) - inRange;
  // No page begins beyond this number; a visitor with so many offers nearby needs no farther ones.
  if (farther <= 0 || inRange > START_LIMIT) return null;
  if (inRange === 0) {
    return (
      <section className="farther-offers" aria-labelledby="farther">
        <h3 id="farther">{t('offers.nearest', { count: farther, shown: number(farther) })}</h3>
        <FartherList market={market} state={state} inRange={0} farther={farther} />
      </section>
    );
  }
  return (
    <section className={state.farther ? 'farther-offers' : 'farther-offers no-print'}>
      <h3>
        <button
          type="button"
          className="farther-button"
          aria-expanded={state.farther}
          onClick={() => change({ farther: !state.farther })}
        >
          <Icon name={state.farther ? 'down' : 'right'} />
          <span>
            {t('offers.nearest', { count: farther, shown: number(farther) })}
            <span className="muted">
              {t('offers.fartherHint', { radius: kilometres(state.radius) })}
            </span>
          </span>
        </button>
      </h3>
      {state.farther && (
        <FartherList market={market} state={state} inRange={inRange} farther={farther} />
      )}
    </section>
  );
}

function FartherList({
  market,
  state,
  inRange,
  farther,
}: Pick<FartherProps, 'market' | 'state'> & {
  /** The number of offers within the radius. */
  readonly inRange: number;
  readonly farther: number;
}) {
  const t = useText();
  const { number } = useFormats();
  // Where nothing is near, other ways on must stay in sight below the nearest offers.
  const [isWhole, setWhole] = useState(inRange > 0);
  const pages = useEntityPages('offer', {
    ...fartherSearch(market, state),
    start: inRange,
    limit: OFFERS_PER_GROUP,
  });
  return (
    <FoundList
      pages={{ ...pages, hasNextPage: isWhole && pages.hasNextPage }}
      total={isWhole ? farther : 0}
      step={OFFERS_PER_GROUP}
      rows={2}
      empty={null}
    >
      {(offers) => (
        <>
          <OfferList
            offers={isWhole ? offers : offers.slice(0, NEAREST)}
            from={positionOf(state)}
            wanted={state}
          />
          {!isWhole && farther > NEAREST && (
            <Button onClick={() => setWhole(true)}>
              {t('offers.showMore', {
                count: farther - NEAREST,
                shown: number(farther - NEAREST),
              })}
            </Button>
          )}
        </>
      )}
    </FoundList>
  );
}
