import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { type DueState, dueState } from '#shared/requests/process/due-state.ts';
import type { IconName } from '#web/components/icon.tsx';
import { type ChipTone, StatusChip } from '#web/components/status-chip.tsx';
import type { MessageKey } from '#web/i18n/parts.ts';
import { useText } from '#web/i18n/text-provider.tsx';
import { useKernel } from '#web/kernel/kernel-context.ts';
import { useCountry } from '#web/kernel/site.ts';

const LOOKS = {
  over: { text: 'requests.due.over', tone: 'bad', icon: 'warning' },
  today: { text: 'requests.due.today', tone: 'warn', icon: 'clock' },
  soon: { text: 'requests.due.soon', tone: 'warn', icon: 'clock' },
  week: { text: 'requests.due.soon', tone: 'info', icon: 'clock' },
  later: { text: 'requests.due.soon', tone: 'off', icon: 'clock' },
} as const satisfies Record<
  DueState['state'],
  { text: MessageKey; tone: ChipTone; icon: IconName }
>;

/** Tells in words, and by a colour beside them, how near the end of a term is. */
export function DueChip({ closesOn }: { readonly closesOn: string }) {
  const t = useText();
  const { now } = useKernel();
  const { data: country } = useCountry();
  const { state, days } = dueState(closesOn, new Date(now()), timeZoneOf(country));
  const { text, ...look } = LOOKS[state];
  return <StatusChip {...look}>{t(text, { days })}</StatusChip>;
}
