import type { Availability } from '#shared/offers/availability.ts';
import type { Offer } from '#shared/offers/offer.ts';
import type { IconName } from '#web/components/icon.tsx';
import { type ChipTone, StatusChip } from '#web/components/status-chip.tsx';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';

const LOOKS = {
  available: { tone: 'ok', icon: 'check' },
  later: { tone: 'warn', icon: 'clock' },
  unavailable: { tone: 'off', icon: 'dash' },
  archived: { tone: 'off', icon: 'dash' },
} as const satisfies Record<Availability, { tone: ChipTone; icon: IconName }>;

/** Shows availability in words: "Available", "From 12.04.2026", "Again from 12.04.2026". */
export function AvailabilityChip({
  offer,
}: {
  readonly offer: Pick<Offer, 'status' | 'availableFrom'>;
}) {
  const t = useText();
  const { day } = useFormats();
  const { status, availableFrom } = offer;
  const withDay = availableFrom !== undefined && (status === 'later' || status === 'unavailable');
  return (
    <StatusChip {...LOOKS[status]}>
      {withDay
        ? t(`offers.${status}From`, { day: day(availableFrom) })
        : t(`offers.status.${status}`)}
    </StatusChip>
  );
}
