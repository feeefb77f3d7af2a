import { useState } from 'react';
import { PAGE_DEFAULT } from '#shared/kernel/page.ts';
import {
  APPROVAL_VIEWS,
  type ApprovalView,
  approvalFilter,
} from '#shared/offers/approval-filter.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadMore } from '#web/components/load-more.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';
import { loadedRows } from '#web/kernel/loaded-rows.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useEntityCount, useEntityPages } from '#web/kernel/use-entities.ts';
import { useListState } from '#web/kernel/use-list-state.ts';
import { ExportOffers } from '../export-offers.tsx';
import { OFFER_NAMES } from '../use-offer-names.tsx';
import { approvalParams, approvalSorting } from './approval-params.ts';
import { ApprovalSplit } from './approval-split.tsx';
import { HeldNotice } from './held-notice.tsx';
import { useHeldDecision } from './use-held-decision.ts';
import { type RejectReasons, useReasons } from './use-reasons.ts';
import '../offers.css';
import './approval.css';

/** Shows offers of the authority's regions: the waiting ones, oldest first, and the decided ones. */
export function ApprovalPage() {
  const t = useText();
  const [{ view }, change] = useListState(approvalParams);
  const [decidedIn, setDecidedIn] = useState(view);
  const reasons = useReasons();
  const decisions = useHeldDecision(({ offers, reason }) => {
    for (const { id } of offers) if (reason !== undefined) reasons.write(id, reason);
  });
  const undo = () => {
    const [first] = decisions.held?.offers ?? [];
    decisions.undo();
    if (first && decidedIn === view) change({ offer: first.id }, { replace: true });
  };
  const { data: total } = useEntityCount('offer', { filter: approvalFilter(view) });
  return (
    <>
      <PageHeading title={t('menu.AutApproval')} />
      <ApprovalTabs current={view} />
      <div className="offer-tools no-print">
        <ExportOffers filter={approvalFilter(view)} total={total} />
      </div>
      <HeldNotice decisions={{ ...decisions, undo }} />
      <OffersOfView
        key={view}
        view={view}
        total={total ?? 0}
        decisions={{
          ...decisions,
          decide: (decision) => {
            setDecidedIn(view);
            decisions.decide(decision);
          },
        }}
        reasons={reasons}
      />
    </>
  );
}

/** Shows the offers of a view; those of another one are not shown in their place. */
function OffersOfView({
  view,
  total,
  decisions,
  reasons,
}: {
  readonly view: ApprovalView;
  readonly total: number;
  readonly decisions: ReturnType<typeof useHeldDecision>;
  readonly reasons: RejectReasons;
}) {
  const query = useEntityPages('offer', {
    filter: approvalFilter(view),
    sorting: approvalSorting(view),
    limit: PAGE_DEFAULT,
    with: OFFER_NAMES,
  });
  return (
    <QueryState query={query} rows={5}>
      {({ pages }) => {
        const offers = loadedRows(pages);
        const shown = offers.filter(({ id }) => !decisions.hidden.has(id));
        if (shown.length === 0 && !query.hasNextPage) return <NothingThere view={view} />;
        return (
          <ApprovalSplit offers={shown} view={view} reasons={reasons} onDecide={decisions.decide}>
            {(query.hasNextPage || pages.length > 1) && (
              <LoadMore
                shown={offers.length}
                total={total}
                hasMore={query.hasNextPage}
                step={PAGE_DEFAULT}
                busy={query.isFetchingNextPage}
                onMore={() => query.fetchNextPage()}
              />
            )}
          </ApprovalSplit>
        );
      }}
    </QueryState>
  );
}

function ApprovalTabs({ current }: { readonly current: ApprovalView }) {
  const t = useText();
  const { number } = useFormats();
  const counts = {
    pending: useEntityCount('offer', { filter: approvalFilter('pending') }).data,
    accepted: useEntityCount('offer', { filter: approvalFilter('accepted') }).data,
    rejected: useEntityCount('offer', { filter: approvalFilter('rejected') }).data,
  };
  return (
    <Tabs
      label={t('approval.views')}
      current={current}
      tabs={APPROVAL_VIEWS.map((view) => ({
        key: view,
        label: t(`approval.view.${view}`),
        to: `${pathTo('AutApproval')}${view === 'pending' ? '' : `?view=${view}`}`,
        count: counts[view] === undefined ? '' : number(counts[view]),
      }))}
    />
  );
}

function NothingThere({ view }: { readonly view: ApprovalView }) {
  const t = useText();
  return <EmptyState title={t(`approval.none.${view === 'pending' ? 'pending' : 'decided'}`)} />;
}
