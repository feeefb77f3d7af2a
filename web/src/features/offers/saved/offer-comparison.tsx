import type { ReactNode } from 'react';
import { distanceKm, type GeoPosition } from '#shared/kernel/geo-position.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useDayOf } from '#web/kernel/use-day-of.ts';
import { ContactActions } from '../contact-actions.tsx';
import { Distance } from '../search/distance.tsx';
import { ANY_WEEK, useAmountText } from '../use-amount-text.ts';
import { useOfferNames } from '../use-offer-names.tsx';
import { useShownWeek } from '../use-shown-week.ts';
import './saved.css';

type Compared = {
  readonly offers: readonly EntityOf<'offer'>[];
  /** The position from which the visitor last searched; without one no distance is told. */
  readonly from: GeoPosition | undefined;
};
type CellProps = { readonly offer: EntityOf<'offer'>; readonly from: GeoPosition | undefined };

type Told = Pick<Compared, 'from'> & {
  readonly dayOf: ReturnType<typeof useDayOf>;
  readonly amountOf: ReturnType<typeof useAmountText>;
};

/** The facts that are compared, each with the part of an offer that tells whether two of them differ. */
const FACTS = [
  {
    term: 'offers.condition.amount',
    of: ({ data }, { amountOf }) => amountOf(data),
    Shown: Amount,
  },
  { term: 'offers.condition.breed', of: ({ data }) => data.offergroup, Shown: nameOf('breed') },
  { term: 'offers.condition.age', of: ({ data }) => data.ageCategory, Shown: nameOf('age') },
  { term: 'offers.condition.usage', of: ({ data }) => data.animalusage, Shown: nameOf('usage') },
  {
    term: 'offers.distance',
    of: ({ data }, { from }) => from && Math.round(distanceKm(from, data.geoPosition)),
    Shown: Way,
  },
  {
    term: 'offers.confirmed',
    of: ({ data }, { dayOf }) => dayOf(data.confirmedOn),
    Shown: Confirmed,
  },
  { term: 'role.SUP', of: ({ data }) => data.owner, Shown: Supplier },
] as const satisfies readonly {
  term: MessageKey;
  of: (offer: EntityOf<'offer'>, told: Told) => unknown;
  Shown: (props: CellProps) => ReactNode;
}[];

/** The place of the comparison on its page. */
export const COMPARISON_ID = 'comparison';

/** Shows offers side by side; the rows in which they differ stand out. */
export function OfferComparison({ offers, from }: Compared) {
  const t = useText();
  const told = {
    from,
    dayOf: useDayOf(),
    amountOf: useAmountText(offers.map(({ data }) => data.country)),
  };
  return (
    <section
      id={COMPARISON_ID}
      className="table-scroll comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways by keys, too
      tabIndex={0}
      aria-label={t('saved.comparison')}
    >
      <table className="table">
        <thead>
          <tr>
            <td />
            {offers.map((offer) => (
              <th key={offer.id} scope="col">
                <Headline offer={offer} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FACTS.map(({ term, of, Shown }) => {
            if (term === 'offers.distance' && !from) return null;
            const differs = new Set(offers.map((offer) => of(offer, told))).size > 1;
            return (
              <tr key={term} className={differs ? 'differs' : undefined}>
                <th scope="row">
                  {t(term)}
                  {differs && <span className="visually-hidden"> ({t('saved.differs')})</span>}
                </th>
                {offers.map((offer) => (
                  <td key={offer.id}>
                    <Shown offer={offer} from={from} />
                  </td>
                ))}
              </tr>
            );
          })}
          <tr>
            <th scope="row">{t('contact.details')}</th>
            {offers.map((offer) => (
              <td key={offer.id}>
                <div className="contact-ways">
                  <ContactActions offer={offer} />
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Headline({ offer: { id, data } }: Pick<CellProps, 'offer'>) {
  const { amount } = useShownWeek(data, ANY_WEEK);
  return <Link to={pathTo('Offer', { id })}>{useOfferNames({ ...data, amount }).headline}</Link>;
}

function Amount({ offer: { data } }: CellProps) {
  return useAmountText([data.country])(data);
}

function nameOf(name: 'breed' | 'age' | 'usage') {
  return function Name({ offer }: CellProps) {
    const labels = useOfferNames(offer.data)[name];
    return labels ? <LabelText labels={labels} /> : '–';
  };
}

function Way({ offer, from }: CellProps) {
  return from && <Distance km={distanceKm(from, offer.data.geoPosition)} />;
}

function Confirmed({ offer }: CellProps) {
  const { day } = useFormats();
  return day(offer.data.confirmedOn);
}

function Supplier({ offer }: CellProps) {
  return offer.data.place.name ?? '–';
}
