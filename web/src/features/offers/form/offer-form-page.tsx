import { useParams, useSearchParams } from 'react-router-dom';
import type { Account } from '#shared/accounts/account.ts';
import { isUsableLocation } from '#shared/accounts/supplier-data.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { useEntity } from '#web/kernel/use-entities.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { TermsFirst } from '../terms-first.tsx';
import { OfferForm } from './offer-form.tsx';
import { cloneOf, emptyOffer, valuesOf } from './offer-form-values.ts';
import './offer-form.css';

/** A supplier's location with the country it sells in. */
export type SalesLocation = Account['userData']['supData'][number]['locationsOfSale'][number] & {
  readonly country: string;
};

/** A new offer, a copy of one (`?from=`), or one of mine to change. */
export function OfferFormPage() {
  const t = useText();
  const { day } = useFormats();
  const { id } = useParams();
  const [search] = useSearchParams();
  const from = search.get('from') ?? undefined;
  const isNew = id === 'new';
  const offer = useEntity('offer', isNew ? from : id);
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { account } = session;
  const locations = locationsOf(account.data);
  const title = isNew ? t('offers.new') : t('offers.edit');
  const shared = { owner: account.id, locations };
  return (
    <>
      <PageHeading title={title} />
      <TermsFirst>
        {locations.length === 0 ? (
          <EmptyState title={t('offers.noLocation')}>
            <p>{t('offers.noLocationText')}</p>
          </EmptyState>
        ) : isNew && from === undefined ? (
          <OfferForm {...shared} initial={emptyOffer(locations)} />
        ) : (
          <QueryState query={offer} rows={6}>
            {(found) =>
              found === null ? (
                <EmptyState title={t('offers.goneText')} />
              ) : isNew ? (
                <OfferForm {...shared} initial={cloneOf(valuesOf(found.data, day))} isCopy />
              ) : (
                <OfferForm
                  key={found.id}
                  {...shared}
                  initial={valuesOf(found.data, day)}
                  offer={found}
                />
              )
            }
          </QueryState>
        )}
      </TermsFirst>
    </>
  );
}

function locationsOf(account: Account): SalesLocation[] {
  return account.userData.supData.flatMap(({ country, locationsOfSale }) =>
    locationsOfSale.filter(isUsableLocation).map((location) => ({ ...location, country })),
  );
}
