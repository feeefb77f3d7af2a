import type { Availability } from '#shared/offers/availability.ts';
import type { MessageKey } from '#web/i18n/parts.ts';

/** The words by which an availability is chosen: shorter than those that tell of it. */
export const AVAILABILITY_WORDS = {
  available: 'offers.status.available',
  unavailable: 'offers.quick.unavailable',
  later: 'offers.quick.later',
  archived: 'offers.status.archived',
} as const satisfies Record<Availability, MessageKey>;
