import { useState } from 'react';
import { AVAILABILITIES } from '#shared/offers/availability.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PickList } from '#web/components/pick-list.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useFormats, useLabel, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntitiesById, useEntityList } from '#web/kernel/use-entities.ts';
import { listParam, textParam, useListState } from '#web/kernel/use-list-state.ts';
import { useSession } from '#web/kernel/use-session.ts';
import { groupOffers, type HeldStandings } from './group-offers.ts';
import { MyOfferRow } from './my-offer-row.tsx';
import './my-offers.css';

const params = { kind: listParam(), status: textParam(), country: textParam() };

/** A supplier's own offers, grouped by what needs doing. */
export function OfferListPage() {
  const t = useText();
  const session = useSession();
  const owner = session.status === 'signedIn' ? session.account.id : '';
  const offers = useEntityList('offer', {
    filter: { field: 'owner', comparison: 'eq', value: owner },
    sorting: [{ field: 'updated', direction: 'desc' }],
  });
  return (
    <>
      <PageHeading title={t('offers.mine')} />
      <p className="my-offers-new">
        <ButtonLink look="primary" icon="plus" to={pathTo('OfferForm', { id: 'new' })}>
          {t('offers.new')}
        </ButtonLink>
      </p>
      <QueryState query={offers} rows={5}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={t('offers.mineNone')}>
              <p>{t('offers.mineNoneText')}</p>
            </EmptyState>
          ) : (
            <MyOffers offers={found} />
          )
        }
      </QueryState>
    </>
  );
}

function MyOffers({ offers }: { readonly offers: readonly EntityOf<'offer'>[] }) {
  const t = useText();
  const { number } = useFormats();
  const { now } = useKernel();
  const [{ kind, status, country }] = useListState(params);
  const [held, setHeld] = useState<HeldStandings>(new Map());
  const today = new Date(now());
  const shown = offers.filter(
    ({ id, data }) =>
      (kind.length === 0 || kind.includes(data.animalkind)) &&
      (status === '' || data.status === status || held.has(id)) &&
      (country === '' || data.country === country),
  );
  return (
    <div className="my-offers stack-l">
      <MyOfferFilters offers={offers} onChange={() => setHeld(new Map())} />
      <p role="status" className="muted">
        {t('offers.found', { count: shown.length, shown: number(shown.length) })}
      </p>
      {groupOffers(shown, today, held).map((group) => (
        <section
          key={group.standing}
          aria-labelledby={`standing-${group.standing}`}
          className="stack"
        >
          <h2 id={`standing-${group.standing}`}>
            {t(`offers.standing.${group.standing}`)}{' '}
            <span className="muted">({number(group.offers.length)})</span>
          </h2>
          <ul className="plain cards">
            {group.offers.map((offer) => (
              <li key={offer.id}>
                <MyOfferRow
                  offer={offer}
                  onChange={() => setHeld(new Map(held).set(offer.id, group.standing))}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function MyOfferFilters({
  offers,
  onChange,
}: {
  readonly offers: readonly EntityOf<'offer'>[];
  readonly onChange: () => void;
}) {
  const t = useText();
  const label = useLabel();
  const [state, write] = useListState(params);
  const change: typeof write = (patch) => {
    onChange();
    write(patch);
  };
  const kinds = useEntitiesById('animalkind', [
    ...new Set(offers.map(({ data }) => data.animalkind)),
  ]);
  const countries = useEntitiesById('country', [
    ...new Set(offers.map(({ data }) => data.country)),
  ]);
  const optionsOf = (items: readonly (EntityOf<'animalkind'> | EntityOf<'country'>)[]) =>
    items.map((one) => ({ value: one.id, label: label(one.data.labels, one.id) }));
  return (
    <div className="filter-bar">
      <PickList
        label={t('offers.kind')}
        title={t('offers.chooseKind')}
        empty={t('offers.allKinds')}
        options={optionsOf(kinds.items)}
        value={state.kind}
        onChange={(kind) => change({ kind })}
      />
      <SelectField
        label={t('offers.availability')}
        empty={t('offers.all')}
        value={state.status}
        onChange={(event) => change({ status: event.target.value })}
        options={AVAILABILITIES.map((value) => ({ value, label: t(`offers.status.${value}`) }))}
      />
      {countries.items.length > 1 && (
        <SelectField
          label={t('offers.country')}
          empty={t('offers.all')}
          value={state.country}
          onChange={(event) => change({ country: event.target.value })}
          options={optionsOf(countries.items)}
        />
      )}
    </div>
  );
}
