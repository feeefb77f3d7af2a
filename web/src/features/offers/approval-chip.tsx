import { StatusChip } from '#web/components/status-chip.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import type { EntityOf } from '#web/kernel/entity-data.ts';

const APPROVALS = {
  accepted: { tone: 'ok', icon: 'check' },
  pending: { tone: 'warn', icon: 'clock' },
  rejected: { tone: 'bad', icon: 'cross' },
} as const;

/** Shows the decision of the authority; nothing where no approval is asked for. */
export function ApprovalChip({ offer }: { readonly offer: EntityOf<'offer'> }) {
  const t = useText();
  const { status } = offer.data.autApproval;
  if (status === 'none') return null;
  return <StatusChip {...APPROVALS[status]}>{t(`offers.approval.${status}`)}</StatusChip>;
}
