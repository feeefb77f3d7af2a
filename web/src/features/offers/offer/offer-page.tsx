import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { Offer } from '#shared/offers/offer.ts';
import { searchParams } from '#shared/offers/search-params.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { lazyPart } from '#web/components/lazy-part.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { WhenNear } from '#web/components/when-near.tsx';
import { T, useFormats, useText } from '#web/i18n/text-provider.tsx';
import { townLine } from '#web/i18n/town-line.ts';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { AvailabilityChip } from '../availability-chip.tsx';
import { MapOnWish } from '../map/map-on-wish.tsx';
import { SaveOffer } from '../saved/save-offer.tsx';
import { useOfferNames } from '../use-offer-names.tsx';
import { useShownWeek } from '../use-shown-week.ts';
import { useSupplierContact } from '../use-supplier-contact.ts';
import { OfferContact } from './offer-contact.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { OfferFiles } from './offer-files.tsx';
import { OfferGallery } from './offer-gallery.tsx';
import { OfferNotices } from './offer-notices.tsx';
import { offerQuery } from './offer-query.ts';
import { OfferWeeks } from './offer-weeks.tsx';
import { OwnFieldFacts } from './own-field-facts.tsx';
import '../offers.css';
import './offer.css';

const OtherOffers = lazyPart(() => import('./other-offers.tsx').then((file) => file.OtherOffers));

/** The week that the visitor wants comes with the link of a card. */
const OFFER_PARAMS = { week: searchParams.week };

/** Shows one offer: what is sold, where, from when, and whom to call. */
export function OfferPage() {
  const t = useText();
  const { id = '' } = useParams();
  const query = useQuery(offerQuery(useKernel(), id));
  return (
    <QueryState query={query} title={t('offers.offerTitle')}>
      {(offer) => (offer ? <OfferDetails offer={offer} /> : <OfferGone />)}
    </QueryState>
  );
}

/** Tells that the offer is not there; a visitor does not learn whether it is sold, hidden, waiting or never was. */
function OfferGone() {
  const t = useText();
  return (
    <>
      <PageHeading title={t('offers.goneText')} />
      <EmptyState
        title={t('offer.goneWhy')}
        actions={<ButtonLink to={pathTo('Home')}>{t('offers.searchTitle')}</ButtonLink>}
      />
    </>
  );
}

/** Loads what the parts of the page name at once, so that they stand together and nothing moves. */
function useRowsOf(offer: Offer) {
  const rows = [
    useEntitiesById('account', [offer.owner, ...offer.associations]),
    useEntitiesById('category1', offer.category1),
    useEntitiesById('category2', offer.category2 ? [offer.category2] : []),
    useEntitiesById('classification', offer.classification ? [offer.classification] : []),
    useEntitiesById(
      'offerfield',
      offer.dynamicFields.map(({ field }) => field),
    ),
  ];
  return { isPending: rows.some(({ isPending }) => isPending) };
}

function OfferDetails({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const t = useText();
  const { data } = offer;
  const { week: weekName, weekDays } = useFormats();
  const [{ week }] = useListState(OFFER_PARAMS);
  const { isPoultry, row, amount } = useShownWeek(data, { week, before: 0, after: 0 });
  const names = useOfferNames({ ...data, amount });
  const rows = useRowsOf(data);
  if (names.isPending || rows.isPending) return <LoadingState />;
  return (
    <article className="offer-details">
      <OfferGallery offer={data} animals={names.animalsText} />
      <div className="offer-heading stack">
        <PageHeading
          title={[names.title, row && weekName(row.calendarWeek), data.place.name]
            .filter(Boolean)
            .join(', ')}
          lead={isPoultry && row && `${weekName(row.calendarWeek)}, ${weekDays(row.calendarWeek)}`}
        >
          {names.headline}
        </PageHeading>
        <div className="chips">
          <AvailabilityChip offer={data} />
          {data.spotMarket && (
            <StatusChip tone="info" icon="info">
              {t('offers.spotMarket')}
            </StatusChip>
          )}
        </div>
        <OfferNotices offer={data} />
        <OfferWeeks offer={data} wanted={week} />
      </div>
      <OfferContact offer={offer} />
      <div className="offer-sections">
        <OfferFacts offer={offer} />
        <OwnFieldFacts offer={data} />
        <OfferFiles uploads={data.attachments} />
        <OfferPlace offer={data} />
        <WhenNear>
          <OtherOffers offer={offer} wanted={week} />
        </WhenNear>
        <div className="buttons no-print">
          <SaveOffer id={offer.id} headline={names.headline} />
          <ButtonLink to={pathTo('OfferSearch', { id: data.animalkind })} icon="left">
            <T id="offer.backToSearch" values={{ kind: <LabelText labels={names.kind} /> }} />
          </ButtonLink>
          <Button look="quiet" icon="print" onClick={() => window.print()}>
            {t('action.print')}
          </Button>
        </div>
      </div>
    </article>
  );
}

/** Shows the place of the animals in words; on a map on wish. */
function OfferPlace({ offer }: { readonly offer: Offer }) {
  const t = useText();
  const { kilometres } = useFormats();
  const { deliveryRadius = 0, deliveryNotice } = useSupplierContact(offer);
  const town = townLine(offer.place);
  return (
    <section aria-labelledby="place" className="stack">
      <h2 id="place">{t('offers.location')}</h2>
      <p>{[offer.place.name, town].filter(Boolean).join(', ')}</p>
      {deliveryRadius > 0 && <p>{t('offer.delivers', { radius: kilometres(deliveryRadius) })}</p>}
      {deliveryNotice && <p>{deliveryNotice}</p>}
      <MapOnWish place={town} position={offer.geoPosition} radius={deliveryRadius} />
    </section>
  );
}
