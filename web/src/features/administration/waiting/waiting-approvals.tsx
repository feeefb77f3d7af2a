import { FILTER_VALUES } from '#shared/kernel/filter-limits.ts';
import { unapprovedRegions } from '#shared/offers/unapproved-regions.ts';
import { LabelText } from '#web/components/label-text.tsx';
import { COMING } from '#web/components/lazy-part.tsx';
import { T } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntityCount, useEntityList } from '#web/kernel/use-entities.ts';
import { listPath } from '../administration-paths.ts';
import { WaitingLine } from './waiting-line.tsx';

/** Counts the offers that wait for an approval in regions where nobody may give it, country by country. */
export function WaitingApprovals() {
  const { data: countries = [], isLoading } = useEntityList('country');
  if (isLoading) return <li hidden>{COMING}</li>;
  return countries
    .filter(({ data }) => data.offerAutApproval)
    .map((country) => <WaitingCountry key={country.id} country={country} />);
}

function WaitingCountry({ country: { id, data } }: { readonly country: EntityOf<'country'> }) {
  const { data: regions = [] } = useEntityList('region');
  const { data: authorities, isLoading } = useEntityList('account', {
    filter: { field: 'staticData.role', comparison: 'eq', value: 'AUT' },
  });
  const own = regions.filter((region) => region.data.country === id);
  const unapproved = unapprovedRegions(own, authorities ?? [])
    .map((region) => region.id)
    .slice(0, FILTER_VALUES);
  const { data: count = 0, isLoading: isCounting } = useEntityCount('offer', {
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
    <WaitingLine
      isComing={isLoading || isCounting}
      count={count}
      to={`${listPath('region')}?country=${id}`}
    >
      <T
        id="administration.approvalsUnanswered"
        values={{ count, country: <LabelText labels={data.labels} /> }}
      />
    </WaitingLine>
  );
}
