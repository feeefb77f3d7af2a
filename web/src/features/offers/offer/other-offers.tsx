import { speciesPicture } from '#shared/masterdata/species-picture.ts';
import { suppliersFilter } from '#shared/offers/search-filter.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntity, useEntityPages } from '#web/kernel/use-entities.ts';
import { CardPicture } from '../card-picture.tsx';
import { offerPath } from '../offer-path.ts';
import { useOfferNames } from '../use-offer-names.tsx';
import { useShownWeek } from '../use-shown-week.ts';
import './other-offers.css';

const MOST_CARDS = 8;

/** Shows up to eight other offers of the supplier, of all kinds that it sells, as small cards side by side. */
export function OtherOffers({
  offer: { id, data },
  wanted,
}: {
  readonly offer: EntityOf<'offer'>;
  readonly wanted: string;
}) {
  const t = useText();
  const { owner, country, animalkind } = data;
  const supplier = useEntity('account', owner).data;
  const entry = supplier?.data.userData.supData.find((entry) => entry.country === country);
  const kinds = new Set([animalkind, ...(entry?.animalkindsSold ?? [])]);
  const pages = useEntityPages('offer', {
    filter: suppliersFilter({ owner, country }, [...kinds]),
    sorting: [{ field: 'updated', direction: 'desc' }],
    limit: MOST_CARDS + 1,
  });
  const others = pages.data?.pages[0]?.items.filter((other) => other.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="stack no-print">
      <h2 id="others">{t('offer.others')}</h2>
      <ul className="plain other-offers">
        {others.slice(0, MOST_CARDS).map((other) => (
          <li key={other.id}>
            <OtherOffer offer={other} wanted={wanted} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={`${pathTo('OfferSearch', { id: animalkind })}?supplier=${owner}`}>
          {t('offer.allOthers')}
        </Link>
      </p>
    </section>
  );
}

/** Shows an offer small: its picture, animals in the wanted week, or else the first that has some, breed and age. */
function OtherOffer({
  offer: { id, data },
  wanted,
}: {
  readonly offer: EntityOf<'offer'>;
  readonly wanted: string;
}) {
  const { number, week } = useFormats();
  const shown = useShownWeek(data, { week: wanted, before: 0, after: 0 });
  const names = useOfferNames(data);
  const kind = useEntity('animalkind', data.animalkind).data;
  return (
    <article className="card other-offer">
      <CardPicture photos={data.photos} picture={speciesPicture(kind?.data ?? {})} />
      <Link to={offerPath(id, wanted)}>
        {shown.amount !== undefined && <strong>{number(shown.amount)}</strong>} {names.animals}
      </Link>
      <p>
        {shown.row && `${week(shown.row.calendarWeek)} `}
        {names.age && <LabelText labels={names.age} />}
      </p>
    </article>
  );
}
