import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import type { ListedSupplier } from '#shared/offers/supplier-list.ts';
import { Card } from '#web/components/card.tsx';
import { Link } from '#web/components/link.tsx';
import { LoadMore } from '#web/components/load-more.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { FilterProps } from '#web/kernel/use-list-state.ts';
import { ContactLinks } from '../contact-actions.tsx';
import { supplierOffersPath } from '../offer-path.ts';
import { SupplierOffersLink } from '../supplier-offers-link.tsx';
import { useAmountLabel } from '../use-amount-label.ts';
import { Distance } from './distance.tsx';
import type { SupplierState } from './supplier-params.ts';
import { byDistance, type Market, type SupplierPlace, useSupplierPlaces } from './use-suppliers.ts';

/** Shows the suppliers as cards: the nearest first where a place is known, else by name. */
export function SupplierResults({
  suppliers,
  market,
  isAbroad,
  state,
  change,
}: FilterProps<SupplierState> & {
  readonly suppliers: readonly ListedSupplier[];
  readonly market: Market;
  /** Tells whether the suppliers' country is not the visitor's own. */
  readonly isAbroad: boolean;
}) {
  const t = useText();
  const { number } = useFormats();
  const { lat, lon, order, shown } = state;
  const from = lat === null || lon === null ? undefined : { lat, lon };
  const isNearestFirst = from !== undefined && order === 'distance';
  // Distances are known only from all of them; for the rest the shown ones do.
  const asked = isNearestFirst ? suppliers : suppliers.slice(0, shown);
  const { places, isPending } = useSupplierPlaces(asked, { country: market.country, from });
  if (isPending && (isNearestFirst || places.size === 0)) return <LoadingState rows={4} />;
  const placeOf = ({ owner }: ListedSupplier) => places.get(owner) ?? {};
  const sorted = isNearestFirst
    ? suppliers.toSorted((a, b) => byDistance(placeOf(a), placeOf(b)))
    : suppliers;
  return (
    <section aria-labelledby="suppliers" className="stack">
      <h2 id="suppliers" aria-live="polite">
        {t('offers.suppliersFound', { count: suppliers.length, shown: number(suppliers.length) })}
      </h2>
      <ul className="plain cards offer-cards supplier-cards">
        {sorted.slice(0, shown).map((supplier) => (
          <li key={supplier.owner}>
            <SupplierCard
              supplier={supplier}
              place={placeOf(supplier)}
              market={market}
              isAbroad={isAbroad}
            />
          </li>
        ))}
      </ul>
      {suppliers.length > OFFERS_PER_GROUP && (
        <LoadMore
          shown={Math.min(shown, suppliers.length)}
          total={suppliers.length}
          hasMore={shown < suppliers.length}
          step={OFFERS_PER_GROUP}
          busy={false}
          onMore={() => change({ shown: shown + OFFERS_PER_GROUP })}
        />
      )}
    </section>
  );
}

function SupplierCard({
  supplier: { owner, name, cities, offers, animals },
  place: { km, ...contact },
  market,
  isAbroad,
}: {
  readonly supplier: ListedSupplier;
  readonly place: SupplierPlace;
  readonly market: Market;
  readonly isAbroad: boolean;
}) {
  const t = useText();
  const { number, list } = useFormats();
  const offer = { owner, animalkind: market.animalkind };
  const found = t('offers.found', { count: offers, shown: number(offers) });
  const which = <span className="visually-hidden"> {name}</span>;
  return (
    <Card heading={<h3>{name}</h3>} actions={<ContactLinks name={name} {...contact} />}>
      <SummaryList
        compact
        rows={[
          { key: 'place', term: t('offers.supplierPlaces'), value: list(cities) },
          {
            key: 'distance',
            term: t('offers.distance'),
            value: km === undefined ? undefined : <Distance km={km} />,
          },
          {
            key: 'offers',
            term: t('menu.offermanagement'),
            // A search across borders also finds what the supplier offers in other countries.
            value: isAbroad ? (
              <>
                {found}{' '}
                <SupplierOffersLink offer={offer} isAbroad>
                  {which}
                </SupplierOffersLink>
              </>
            ) : (
              <Link to={supplierOffersPath(offer, false)}>
                {found}
                {which}
              </Link>
            ),
          },
          { key: 'animals', term: useAmountLabel(market), value: number(animals) },
        ]}
      />
    </Card>
  );
}
