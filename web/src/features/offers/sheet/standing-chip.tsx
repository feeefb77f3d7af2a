import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { ApprovalChip } from '../approval-chip.tsx';
import { AvailabilityChip } from '../availability-chip.tsx';
import { ActionChip } from '../list/action-chip.tsx';
import { standingOf } from '../list/offer-standing.ts';

/** Shows why buyers do not get the animals of an offer, as "My offers" says it; nothing where it is online. */
export function StandingChip({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const kernel = useKernel();
  const now = new Date(kernel.now());
  switch (standingOf(offer.data, now)) {
    case 'online':
      return null;
    case 'action':
      return <ActionChip offer={offer.data} now={now} />;
    case 'rejected':
    case 'waiting':
      return <ApprovalChip offer={offer} />;
    case 'paused':
    case 'archived':
      return <AvailabilityChip offer={offer.data} />;
  }
}
