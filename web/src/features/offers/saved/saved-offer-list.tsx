import { useState } from 'react';
import { OFFERS_COMPARED } from '#shared/offers/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Checkbox } from '#web/components/choice-group.tsx';
import { ListText } from '#web/components/list-text.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { withChosen } from '#web/components/with-chosen.ts';
import { readLastSearch } from '#web/features/home/public.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useSavedOffers } from '#web/kernel/saved-offers.ts';
import { useCountry } from '#web/kernel/site.ts';
import { entityQuery, useEntitiesById } from '#web/kernel/use-entities.ts';
import { OfferCard } from '../search/offer-card.tsx';
import { ANY_WEEK } from '../use-amount-text.ts';
import { useOfferNames } from '../use-offer-names.tsx';
import { useShownWeek } from '../use-shown-week.ts';
import { COMPARISON_ID, OfferComparison } from './offer-comparison.tsx';

const ANY = { ...ANY_WEEK, comparison: 'gte', amount: null } as const;

/** Shows the offers that this device keeps, and those that are compared below. */
export function SavedOfferList() {
  const t = useText();
  const kernel = useKernel();
  const { id: country } = useCountry();
  const { ids, toggle } = useSavedOffers();
  // An offer that is taken out stays on the page, so that it can be put back.
  const [shown] = useState(ids);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { items, isPending } = useEntitiesById('offer', shown);
  // An offer that could not be asked for is not gone.
  const gone = ids.filter((id) => kernel.queries.getQueryData(entityQuery('offer', id)) === null);
  const from = readLastSearch(kernel, country).location?.position;
  const compared = chosen.length > 1 ? items.filter(({ id }) => chosen.includes(id)) : [];
  if (isPending) return <LoadingState rows={shown.length} />;
  return (
    <section aria-labelledby="saved-offers" className="stack">
      <h2 id="saved-offers">{t('saved.offers')}</h2>
      <p className="muted">{t(shown.length > 0 ? 'saved.onDevice' : 'saved.offersNone')}</p>
      {gone.length > 0 && (
        <div className="buttons">
          <span>{t('saved.gone', { count: gone.length })}</span>
          <Button
            size="compact"
            onClick={() => {
              for (const id of gone) toggle(id);
            }}
          >
            {t('words.takeOffList')}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {compared.length > 0 && (
          <TermText term={t('saved.comparison')}>
            <ListText
              items={compared.map((offer) => <HeadlineText key={offer.id} offer={offer} />)}
            />
          </TermText>
        )}
      </p>
      <ul className="plain cards offer-cards">
        {items.map((offer) => (
          <li key={offer.id}>
            {items.length > 1 && (
              <CompareChoice
                offer={offer}
                isChosen={chosen.includes(offer.id)}
                isCompared={compared.includes(offer)}
                // A fifth takes the place of the first.
                onChange={(isChosen) =>
                  setChosen(withChosen(chosen, offer.id, isChosen).slice(-OFFERS_COMPARED))
                }
              />
            )}
            <OfferCard offer={offer} from={from} wanted={ANY} />
          </li>
        ))}
      </ul>
      {compared.length > 0 && <OfferComparison offers={compared} from={from} />}
    </section>
  );
}

function CompareChoice({
  offer,
  isChosen,
  isCompared,
  onChange,
}: {
  readonly offer: EntityOf<'offer'>;
  readonly isChosen: boolean;
  readonly isCompared: boolean;
  readonly onChange: (isChosen: boolean) => void;
}) {
  const t = useText();
  const { amount } = useShownWeek(offer.data, ANY_WEEK);
  const { headline } = useOfferNames({ ...offer.data, amount });
  return (
    <div className="compare-choice">
      <Checkbox
        label={
          <>
            {t('saved.compare')}
            <span className="visually-hidden"> {headline}</span>
          </>
        }
        checked={isChosen}
        onChange={onChange}
      />
      {isCompared && <a href={`#${COMPARISON_ID}`}>{t('saved.comparison')}</a>}
    </div>
  );
}

function HeadlineText({ offer: { data } }: { readonly offer: EntityOf<'offer'> }) {
  const { amount } = useShownWeek(data, ANY_WEEK);
  return useOfferNames({ ...data, amount }).headline;
}
