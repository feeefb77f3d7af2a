import { useState } from 'react';
import { Link } from '#web/components/link.tsx';
import { QueryState } from '#web/components/query-state.tsx';
import { TaskRow } from '#web/components/task-row.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { pathTo } from '#web/kernel/paths.ts';
import { useFirstEntities } from '#web/kernel/use-entities.ts';
import { ConfirmDue } from '../activity/confirm-due.tsx';
import { ApprovalChip } from '../approval-chip.tsx';
import { useNamesOfOffer } from '../use-names-of-offer.ts';
import { OFFER_NAMES } from '../use-offer-names.tsx';
import { ActionChip } from './action-chip.tsx';
import { needsOwnerFilter } from './offer-standing.ts';

const SHOWN = 3;

/**
 * Asks for the offers that lapse, and shows those that need their owner. Offers that are not right after all can go
 * offline next.
 */
export function SupplierTasks({ account }: { readonly account: string }) {
  const t = useText();
  return (
    <>
      <ConfirmDue owner={account}>
        <p>
          <Link to={pathTo('OfferList')}>{t('tasks.takeOffline')}</Link>
        </p>
      </ConfirmDue>
      <NextOffers owner={account} />
    </>
  );
}

/** Shows the first offers that need their owner: rejected, or hidden. */
function NextOffers({ owner }: { readonly owner: string }) {
  const kernel = useKernel();
  const [now] = useState(() => new Date(kernel.now()));
  const waiting = useFirstEntities('offer', {
    attributeFilter: {
      $and: [{ field: 'owner', comparison: 'eq', value: owner }, ...needsOwnerFilter(now)],
    },
    sorting: [{ field: 'updated', direction: 'desc' }],
    limit: SHOWN,
    with: OFFER_NAMES,
  });
  return (
    <QueryState query={waiting} rows={SHOWN}>
      {({ items: offers }) =>
        offers.length > 0 && (
          <ul className="plain task-rows">
            {offers.map((offer) => (
              <NextOffer key={offer.id} offer={offer} now={now} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function NextOffer({ offer, now }: { readonly offer: EntityOf<'offer'>; readonly now: Date }) {
  const { headline } = useNamesOfOffer(offer.data);
  const { status, reason } = offer.data.autApproval;
  return (
    <TaskRow
      to={pathTo('OfferForm', { id: offer.id })}
      mark={
        status === 'rejected' ? (
          <ApprovalChip offer={offer} />
        ) : (
          <ActionChip offer={offer.data} now={now} />
        )
      }
    >
      <b>{headline}</b>
      {reason && <span className="muted task-row-more">{reason}</span>}
    </TaskRow>
  );
}
