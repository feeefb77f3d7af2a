import { useLocation } from 'react-router-dom';
import { OFFERS_PER_GROUP } from '#shared/offers/limits.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LabelText } from '#web/components/label-text.tsx';
import { Link } from '#web/components/link.tsx';
import { LoadingState } from '#web/components/loading-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TermText } from '#web/components/term-text.tsx';
import { LocationField } from '#web/features/geocoding/public.ts';
import { T, useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useCountry } from '#web/kernel/site.ts';
import { type FilterProps, useListState } from '#web/kernel/use-list-state.ts';
import { OfferedSpecies } from './offered-species.tsx';
import { SUPPLIER_ORDERS, type SupplierState, supplierParams } from './supplier-params.ts';
import { SupplierResults } from './supplier-results.tsx';
import { useMarketCountries } from './use-market-countries.ts';
import { useSuppliers } from './use-suppliers.ts';
import '../offers.css';

/** Shows the suppliers of one kind in a country (specification section 2), with the way to call them. */
export function SupplierListPage() {
  const t = useText();
  return (
    <OfferedSpecies title={t('offers.suppliers')}>
      {(animalkind) => <Suppliers key={animalkind.id} animalkind={animalkind} />}
    </OfferedSpecies>
  );
}

function Suppliers({ animalkind }: { readonly animalkind: EntityOf<'animalkind'> }) {
  const t = useText();
  const { colon } = useFormats();
  const kind = useLabel()(animalkind.data.labels);
  const shownKind = <LabelText labels={animalkind.data.labels} />;
  const { id: own } = useCountry();
  const { search } = useLocation();
  const [state, change] = useListState(supplierParams);
  const { countries, isPending } = useMarketCountries(animalkind.id);
  const country = countries.find(({ value }) => value === state.country)?.value ?? own;
  const market = { country, animalkind: animalkind.id };
  // No supplier is asked for until it is known whether the country in the address may be listed.
  const suppliers = useSuppliers(market, { enabled: state.country === '' || !isPending });
  const back = pathTo('OfferSearch', { id: animalkind.id }) + search;
  return (
    <>
      <PageHeading title={t('offers.suppliers') + colon + kind}>
        <TermText term={t('offers.suppliers')}>{shownKind}</TermText>
      </PageHeading>
      <p>
        <Link to={back}>
          <T id="offers.suppliersBack" values={{ kind: shownKind }} />
        </Link>
      </p>
      {isPending ? (
        <LoadingState />
      ) : (
        <SupplierFilters state={state} change={change} country={country} countries={countries} />
      )}
      <QueryState query={suppliers} rows={4}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={t('offers.suppliersNone')} />
          ) : (
            <SupplierResults
              suppliers={list}
              market={market}
              isAbroad={country !== own}
              state={state}
              change={change}
            />
          )
        }
      </QueryState>
    </>
  );
}

type SupplierListState = FilterProps<SupplierState>;

function SupplierFilters({
  state,
  change,
  country,
  countries,
}: SupplierListState & {
  readonly country: string;
  readonly countries: ReturnType<typeof useMarketCountries>['countries'];
}) {
  const t = useText();
  const { id: own, data } = useCountry();
  const hasPosition = state.lat !== null && state.lon !== null;
  return (
    <div className="supplier-filters no-print">
      <LocationField
        countrycode={data.code}
        // The name alone of a place, as a cut link has it, sorts nothing.
        place={hasPosition ? state.place : ''}
        onChoose={(location) =>
          change({
            place: location?.place ?? '',
            lat: location?.position.lat ?? null,
            lon: location?.position.lon ?? null,
          })
        }
      />
      {countries.length > 1 && (
        <SelectField
          label={t('offers.condition.country')}
          value={country}
          onChange={({ target: { value } }) =>
            change({ country: value === own ? '' : value, shown: OFFERS_PER_GROUP })
          }
          options={countries}
        />
      )}
      {hasPosition && <SupplierOrder state={state} change={change} />}
    </div>
  );
}

function SupplierOrder({ state, change }: SupplierListState) {
  const t = useText();
  return (
    <SelectField
      label={t('offers.sort')}
      value={state.order}
      onChange={({ target }) => {
        const order = SUPPLIER_ORDERS.find((value) => value === target.value);
        if (order) change({ order });
      }}
      options={SUPPLIER_ORDERS.map((value) => ({
        value,
        label: t(value === 'distance' ? 'offers.distance' : 'offers.suppliersSort.name'),
      }))}
    />
  );
}
