import type { ReactNode } from 'react';
import { alikeFilter, suppliersFilter } from '#shared/offers/search-filter.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntity, useEntityPages } from '#web/kernel/use-entities.ts';
import { useToday } from '#web/kernel/use-today.ts';
import { CardPicture } from '../card-picture.tsx';
import { offerPath } from '../offer-path.ts';
import { useMarketCountries } from '../search/use-market-countries.ts';
import { SupplierOffersLink } from '../supplier-offers-link.tsx';
import { useOfferNames } from '../use-offer-names.tsx';
import { useShownWeek } from '../use-shown-week.ts';
import './other-offers.css';

const MOST_CARDS = 8;
const ALIKE = 3;

type OthersProps = {
  readonly offer: EntityOf<'offer'>;
  /** The week that the visitor wants. */
  readonly wanted: string;
};

/** Shows what else can be had: of an offer that cannot, others of its breed; then what the supplier also sells. */
export function OtherOffers(props: OthersProps) {
  const { status, availableFrom } = props.offer.data;
  const isGone = status === 'unavailable' && availableFrom === undefined;
  return (
    <>
      {isGone && <OffersAlike {...props} />}
      <OffersOfSupplier {...props} />
    </>
  );
}

/** Shows the nearest offers of the same breed in the same country. */
function OffersAlike({ offer: { data }, wanted }: OthersProps) {
  const t = useText();
  const today = useToday();
  const { country, animalkind, offergroup, geoPosition } = data;
  const filter = alikeFilter(
    { countries: [country], animalkind, today },
    { offergroup, geoPosition },
  );
  const pages = useEntityPages('offer', {
    filter,
    sorting: [{ field: 'geoPosition', direction: 'asc' }],
    limit: ALIKE,
  });
  const offers = pages.data?.pages[0]?.items ?? [];
  return <SmallCards id="alike" title={t('offer.alike')} offers={offers} wanted={wanted} />;
}

/** Shows up to eight other offers of the supplier, of all kinds that it sells. */
function OffersOfSupplier({ offer: { id, data }, wanted }: OthersProps) {
  const t = useText();
  const { owner, country, animalkind } = data;
  const own = useCountry();
  const market = useMarketCountries(animalkind);
  // A link may lead to an offer that the visitor's country does not search for.
  const isSearched =
    own.data.enabledAnimals.includes(animalkind) &&
    market.countries.some(({ value }) => value === country);
  const supplier = useEntity('account', owner).data;
  const entry = supplier?.data.userData.supData.find((entry) => entry.country === country);
  const kinds = new Set([animalkind, ...(entry?.animalkindsSold ?? [])]);
  const pages = useEntityPages('offer', {
    filter: suppliersFilter({ owner, country }, [...kinds]),
    sorting: [{ field: 'updated', direction: 'desc' }],
    limit: MOST_CARDS + 1,
  });
  const others = pages.data?.pages[0]?.items.filter((other) => other.id !== id) ?? [];
  return (
    <SmallCards
      id="others"
      title={t('offer.others')}
      offers={others.slice(0, MOST_CARDS)}
      wanted={wanted}
    >
      {isSearched && (
        <p>
          <SupplierOffersLink offer={data} isAbroad={country !== own.id} />
        </p>
      )}
    </SmallCards>
  );
}

/** Shows offers as small cards side by side, under a heading; nothing where there are none. */
function SmallCards({
  id,
  title,
  offers,
  wanted,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly offers: readonly EntityOf<'offer'>[];
  readonly wanted: string;
  readonly children?: ReactNode;
}) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="stack no-print">
      <h2 id={id}>{title}</h2>
      <ul className="plain other-offers">
        {offers.map((offer) => (
          <li key={offer.id}>
            <SmallCard offer={offer} wanted={wanted} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** Shows an offer small: its picture, animals in the wanted week, or else the first that has some, breed, age and town. */
function SmallCard({ offer: { id, data }, wanted }: OthersProps) {
  const { number, week } = useFormats();
  const shown = useShownWeek(data, { week: wanted, before: 0, after: 0 });
  const names = useOfferNames(data);
  return (
    <article className="card other-offer">
      <CardPicture offer={data} />
      <Link to={offerPath(id, wanted)}>
        {shown.amount !== undefined && <strong>{number(shown.amount)}</strong>} {names.animals}
      </Link>
      <p>
        {shown.row && `${week(shown.row.calendarWeek)} `}
        {names.age && <LabelText labels={names.age} />}
      </p>
      <p>{data.place.city ?? data.place.citycode}</p>
    </article>
  );
}
