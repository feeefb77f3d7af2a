import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { APPROVAL_VIEWS } from '#shared/offers/approval-filter.ts';
import { SummaryList } from '#web/components/summary-list.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { loadedRows } from '#web/kernel/loaded-rows.ts';
import { useEntityPages } from '#web/kernel/use-entities.ts';
import { useNamesOfOffer } from '../use-names-of-offer.ts';

const LATEST_REJECTIONS = 3;

/** Shows how the supplier's offers in these regions were decided so far, with the latest reasons. */
export function SupplierRecord({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const t = useText();
  const { number } = useFormats();
  const titleId = useId();
  const counts = useCounts(offer.data.owner);
  const rejections = useEntityPages('offer', {
    filter: ofSupplier(offer.data.owner, ['rejected']),
    sorting: [{ field: 'autApproval.on', direction: 'desc' }],
    limit: LATEST_REJECTIONS,
  });
  const rejected = loadedRows(rejections.data?.pages);
  const others = rejected.filter(({ id }) => id !== offer.id);
  return (
    <section aria-labelledby={titleId} className="stack">
      <h3 id={titleId}>{t('approval.supplier')}</h3>
      {counts.data && (
        <SummaryList
          compact
          rows={APPROVAL_VIEWS.map((view) => ({
            key: view,
            term: t(`approval.view.${view}`),
            value: number(counts.data[view] ?? 0),
          }))}
        />
      )}
      {others.length > 0 && (
        <ul className="plain stack">
          {others.map((offer) => (
            <Rejection key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Rejection({ offer: { data } }: { readonly offer: EntityOf<'offer'> }) {
  const t = useText();
  const { day } = useFormats();
  const { headline } = useNamesOfOffer(data);
  const { on, reason } = data.autApproval;
  return (
    <li className="approval-rejection">
      <strong>{headline}</strong>
      {on && (
        <span className="meta">
          {' '}
          {t('words.onDay', { what: t('offers.approval.rejected'), day: day(on) })}
        </span>
      )}
      {reason && <p className="muted">{reason}</p>}
    </li>
  );
}

function useCounts(owner: string) {
  const { api } = useKernel();
  return useQuery({
    queryKey: ['count', 'offer', 'by approval', owner],
    queryFn: async ({ signal }) => {
      const { rows } = await api.call(
        'POST search/aggregate/run',
        {
          entityClass: 'offer',
          attributeFilter: ofSupplier(owner, APPROVAL_VIEWS),
          aggregate: {
            groupBy: ['autApproval.status'],
            metrics: [{ op: 'count', as: 'offers' }],
          },
        },
        { signal },
      );
      return Object.fromEntries(
        rows.map(({ key, values }) => [String(key['autApproval.status']), values.offers ?? 0]),
      );
    },
  });
}

function ofSupplier(owner: string, statuses: readonly string[]): AttributeFilter {
  return {
    $and: [
      { field: 'owner', comparison: 'eq', value: owner },
      { field: 'autApproval.status', comparison: 'in', value: [...statuses] },
      // Nobody decides archived offers: they are part of the record, but do not wait.
      {
        $or: [
          { field: 'status', comparison: 'ne', value: 'archived' },
          { field: 'autApproval.status', comparison: 'ne', value: 'pending' },
        ],
      },
    ],
  };
}
