import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Account } from '#shared/accounts/account.ts';
import { defined } from '#shared/kernel/defined.ts';
import { OPTION_CACHE_SECONDS } from '#shared/kernel/limits.ts';
import type { OfferfieldEntity } from '#shared/offers/offer-fields.ts';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { FixLocation } from '#web/features/accounts/public.ts';
import { useFormats, useLocale, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { useEntity, useEntityList } from '#web/kernel/use-entities.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { TermsFirst } from '../terms-first.tsx';
import { OfferForm } from './offer-form.tsx';
import { emptyOffer, valuesOf, valuesOfCopy, type Writing } from './offer-form-values.ts';
import { typedFields } from './own-fields.ts';
import { type SalesLocation, salesLocations } from './sales-locations.ts';
import './offer-form.css';

/** Shows a new offer, a copy of one (`?from=`), or one of mine to change. */
export function OfferFormPage() {
  const t = useText();
  const { id } = useParams();
  const session = useSession();
  const fields = useEntityList('offerfield', {
    filter: { field: 'active', comparison: 'eq', value: true },
    freshSeconds: OPTION_CACHE_SECONDS,
  });
  if (session.status !== 'signedIn') return null;
  const { account } = session;
  const locations = salesLocations(account.data);
  const canSell = locations.some(({ missing }) => missing === undefined);
  return (
    <>
      <PageHeading title={id === 'new' ? t('offers.new') : t('offers.edit')} />
      <TermsFirst>
        {canSell || id !== 'new' ? (
          <QueryState query={fields} rows={6}>
            {(all) => <OfferToFill account={account} locations={locations} fields={all} />}
          </QueryState>
        ) : (
          <NoLocation account={account.data} locations={locations} />
        )}
      </TermsFirst>
    </>
  );
}

type ToFill = {
  readonly account: EntityOf<'account'>;
  readonly locations: readonly SalesLocation[];
  readonly fields: readonly OfferfieldEntity[];
};

function OfferToFill({ account, locations, fields }: ToFill) {
  const t = useText();
  const { id = 'new' } = useParams();
  const [search] = useSearchParams();
  const from = search.get('from') ?? undefined;
  const isNew = id === 'new';
  const query = useEntity('offer', isNew ? from : id);
  const writing = useWriting(fields);
  const shared = { owner: account.id, account: account.data, locations, fields, writing };
  if (isNew && from === undefined) {
    const usable = locations.filter(({ missing }) => missing === undefined);
    const initial = emptyOffer(usable);
    const country = usable.find(({ id }) => id === initial.locationOfSale)?.country;
    return <OfferForm {...shared} form="new" initial={initial} {...defined({ country })} />;
  }
  return (
    <QueryState query={query} rows={6}>
      {(offer) => {
        // Others may read it too, and only its owner writes it; the account may have been switched.
        if (offer?.data.owner !== account.id) {
          return (
            <EmptyState
              title={t('offers.goneText')}
              actions={<ButtonLink to={pathTo('OfferList')}>{t('menu.OfferList')}</ButtonLink>}
            />
          );
        }
        const values = valuesOf(offer.data, writing);
        const { country } = offer.data;
        return isNew ? (
          <OfferForm
            {...shared}
            form={`copy of ${offer.id}`}
            initial={valuesOfCopy(values)}
            country={country}
            isCopy
          />
        ) : (
          <OfferForm
            key={offer.id}
            {...shared}
            form={offer.id}
            initial={values}
            offer={offer}
            country={country}
          />
        );
      }}
    </QueryState>
  );
}

function useWriting(fields: readonly OfferfieldEntity[]): Writing {
  const { day } = useFormats();
  const locale = useLocale();
  return { day, typed: (stored) => typedFields(fields, stored, { day, locale }) };
}

/** Shows the form of a missing location: the offer form follows at once. */
function NoLocation({
  account,
  locations,
}: {
  readonly account: Account;
  readonly locations: readonly SalesLocation[];
}) {
  const t = useText();
  const site = useCountry();
  const [isOpen, setOpen] = useState(false);
  const [location] = locations;
  return (
    <EmptyState title={t('offers.noLocation')}>
      <p>{t('offerform.noLocationText')}</p>
      {location?.missing && (
        <p>
          <TermText term={location.internalName}>{t(location.missing)}</TermText>
        </p>
      )}
      <div className="buttons">
        <Button look="primary" icon="pin" onClick={() => setOpen(true)}>
          {t(location ? 'words.complete' : 'words.locationAdd')}
        </Button>
      </div>
      {isOpen && (
        <FixLocation
          account={account}
          country={location?.country ?? site.id}
          location={location?.id}
          onClose={() => setOpen(false)}
        />
      )}
    </EmptyState>
  );
}
