import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { StatusChip } from '#web/components/status-chip.tsx';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntitiesById, useEntity } from '#web/kernel/use-entities.ts';
import { AvailabilityChip } from '../availability-chip.tsx';
import { ContactActions } from '../contact-actions.tsx';
import { useAmountLabel } from '../use-amount-label.ts';
import { useOfferNames } from '../use-offer-names.ts';
import { useSupplierContact } from '../use-supplier-contact.ts';
import { OfferWeeks } from './offer-weeks.tsx';
import '../offers.css';

/** One offer: what is sold, where, from when, and whom to call. */
export function OfferPage() {
  const t = useText();
  const { id } = useParams();
  const offer = useEntity('offer', id);
  return (
    <QueryState query={offer} title={t('offers.offerTitle')}>
      {(found) =>
        found ? (
          <OfferDetails offer={found} />
        ) : (
          <>
            <PageHeading title={t('offers.goneTitle')} />
            <EmptyState
              title={t('offers.goneText')}
              actions={<ButtonLink to={pathTo('Home')}>{t('offers.searchAgain')}</ButtonLink>}
            />
          </>
        )
      }
    </QueryState>
  );
}

function OfferDetails({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const t = useText();
  const { data } = offer;
  const names = useOfferNames(data);
  if (names.isPending) return <LoadingState />;
  return (
    <article className="offer-details">
      <div className="offer-heading stack">
        <PageHeading title={names.headline} />
        <div className="chips">
          <AvailabilityChip offer={data} />
          {data.spotMarket && (
            <StatusChip tone="info" icon="info">
              {t('offers.spotMarket')}
            </StatusChip>
          )}
        </div>
      </div>
      <OfferContact offer={offer} />
      <OfferFacts offer={offer} />
      {data.statusWeekly.length > 0 && <OfferWeeks offer={data} breed={names.breed} />}
      <p className="no-print">
        <ButtonLink to={pathTo('OfferSearch', { id: data.animalkind })} icon="left" look="quiet">
          {t('offers.backToSearch', { kind: names.kind })}
        </ButtonLink>
      </p>
    </article>
  );
}

function OfferFacts({ offer: { data, updated } }: { readonly offer: EntityOf<'offer'> }) {
  const t = useText();
  const label = useLabel();
  const { number, day, list } = useFormats();
  const names = useOfferNames(data);
  const amountLabel = useAmountLabel(data);
  const categories = useEntitiesById('category1', data.category1).items;
  const category2 = useEntity('category2', data.category2).data;
  const classification = useEntity('classification', data.classification).data;
  return (
    <SummaryList
      rows={[
        { key: 'kind', term: t('offers.kind'), value: names.kind },
        { key: 'breed', term: t('offers.breed'), value: names.breed },
        { key: 'amount', term: amountLabel, value: number(data.amount) },
        { key: 'gender', term: t('offers.gender'), value: names.gender },
        { key: 'age', term: t('offers.age'), value: names.age },
        { key: 'usage', term: t('offers.usage'), value: names.usage },
        {
          key: 'category1',
          term: t('offers.category1'),
          value: list(categories.map((one) => label(one.data.labels))),
        },
        { key: 'category2', term: t('offers.category2'), value: label(category2?.data.labels) },
        {
          key: 'classification',
          term: t('offers.classification'),
          value: label(classification?.data.labels),
        },
        {
          key: 'from',
          term: t('offers.from'),
          value: data.availableFrom && day(data.availableFrom),
        },
        { key: 'updated', term: t('offers.confirmed'), value: day(updated) },
      ]}
    />
  );
}

function OfferContact({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const t = useText();
  const { kilometres } = useFormats();
  const { place } = offer.data;
  const contact = useSupplierContact(offer.data);
  const town = [place.citycode, place.city].filter(Boolean).join(' ');
  return (
    <section aria-labelledby="contact" className="offer-contact stack">
      <h2 id="contact">{t('offers.contact')}</h2>
      <address className="offer-address">
        <strong>{contact.name}</strong>
        {contact.street && <span>{contact.street}</span>}
        <span>{town}</span>
        {contact.phone && <span>{contact.phone}</span>}
        {contact.email && <span>{contact.email}</span>}
      </address>
      {contact.deliveryNotice && <p>{contact.deliveryNotice}</p>}
      {contact.deliveryRadius !== undefined && contact.deliveryRadius > 0 && (
        <p>{t('offers.delivers', { radius: kilometres(contact.deliveryRadius) })}</p>
      )}
      <div className="buttons">
        <ContactActions offer={offer} />
      </div>
    </section>
  );
}
