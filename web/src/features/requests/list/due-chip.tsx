import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { type DueState, dueState } from '#shared/requests/process/due-state.ts';
import type { IconName } from '#web/components/icon.tsx';
import { type ChipTone, StatusChip } from '#web/components/status-chip.tsx';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';

const LOOKS = {
  over: { tone: 'bad', icon: 'warning' },
  today: { tone: 'warn', icon: 'clock' },
  soon: { tone: 'warn', icon: 'clock' },
  week: { tone: 'info', icon: 'clock' },
  later: { tone: 'off', icon: 'clock' },
} as const satisfies Record<DueState['state'], { tone: ChipTone; icon: IconName }>;

/** Tells in words, and by a colour beside them, how near the end of a term is. */
export function DueChip({ closesOn }: { readonly closesOn: string }) {
  const t = useText();
  const { now } = useKernel();
  const { data: country } = useCountry();
  const { state, days } = dueState(closesOn, new Date(now()), timeZoneOf(country));
  return <StatusChip {...LOOKS[state]}>{t(`requests.due.${state}`, { days })}</StatusChip>;
}
