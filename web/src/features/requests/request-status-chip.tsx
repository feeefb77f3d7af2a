import type { ShownStatus } from '#shared/requests/process/lapsed.ts';
import type { IconName } from '#web/components/icon.tsx';
import { type ChipTone, StatusChip } from '#web/components/status-chip.tsx';
import { useText } from '#web/i18n/text-provider.tsx';

const LOOKS = {
  new: { tone: 'off', icon: 'pencil' },
  open: { tone: 'info', icon: 'dot' },
  closed: { tone: 'off', icon: 'dash' },
  accepted: { tone: 'ok', icon: 'check' },
  rejected: { tone: 'bad', icon: 'cross' },
  retracted: { tone: 'off', icon: 'undo' },
  lapsed: { tone: 'warn', icon: 'clock' },
  waived: { tone: 'off', icon: 'undo' },
  revoked: { tone: 'bad', icon: 'cross' },
} as const satisfies Record<ShownStatus, { tone: ChipTone; icon: IconName }>;

export function RequestStatusChip({ status }: { readonly status: ShownStatus }) {
  const t = useText();
  return <StatusChip {...LOOKS[status]}>{t(`requests.status.${status}`)}</StatusChip>;
}
