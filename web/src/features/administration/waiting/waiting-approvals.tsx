import { FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import { unapprovedRegions } from '#shared/offers/unapproved-regions.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { T } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntityCount, useEntityList } from '#web/kernel/use-entities.ts';
import { listPath } from '../administration-paths.ts';
import { WaitingLine } from './waiting-line.tsx';

/** Counts the offers that wait for an approval in regions where nobody may give it, country by country. */
export function WaitingApprovals() {
  const { data: countries = [] } = useEntityList('country');
  return countries
    .filter(({ data }) => data.offerAutApproval)
    .map((country) => <WaitingCountry key={country.id} country={country} />);
}

function WaitingCountry({ country: { id, data } }: { readonly country: EntityOf<'country'> }) {
  const { data: regions = [] } = useEntityList('region');
  const { data: authorities } = useEntityList('account', {
    filter: { field: 'staticData.role', comparison: 'eq', value: 'AUT' },
  });
  const own = regions.filter((region) => region.data.country === id);
  const unapproved = unapprovedRegions(own, authorities ?? [])
    .map((region) => region.id)
    .slice(0, FILTER_VALUES);
  const { data: count = 0 } = useEntityCount('offer', {
    filter: {
      $and: [
        { field: 'country', comparison: 'eq', value: id },
        { field: 'region', comparison: 'in', value: unapproved },
        { field: 'autApproval.status', comparison: 'eq', value: 'pending' },
        { field: 'status', comparison: 'ne', value: 'archived' },
      ],
    },
    enabled: authorities !== undefined && unapproved.length > 0,
  });
  return (
    <WaitingLine count={count} to={`${listPath('region')}?country=${id}`}>
      <T
        id="administration.approvalsUnanswered"
        values={{ count, country: <LabelText labels={data.labels} /> }}
      />
    </WaitingLine>
  );
}
