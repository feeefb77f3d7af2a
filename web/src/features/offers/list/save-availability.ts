import { maySetAvailability } from '#shared/offers/availability.ts';
import type { Offer } from '#shared/offers/offer.ts';
import type { ApiClient } from '#web/kernel/api-client.ts';

export type Wanted = Pick<Offer, 'status'> & Partial<Pick<Offer, 'availableFrom'>>;
type Pinned = { readonly id: string; readonly rev: number };

/** Saves state and day of one offer; resolves to the revision that this made. */
export async function saveAvailability(
  api: Pick<ApiClient, 'call'>,
  { id, rev }: Pinned,
  { status, availableFrom }: Wanted,
): Promise<number> {
  const saved = await api.call(
    'POST eav/entity/updatefrompatch',
    {
      id,
      rev,
      patch: { status, availableFrom: availableFrom ?? null },
      changeset: `status ${status}`,
    },
    { quiet: true },
  );
  return saved.rev;
}

/** Returns the saves that lead back: an archived offer comes back as unavailable first (`availabilityTransitions`). */
export function undoSteps(from: Wanted, to: Wanted): Wanted[] {
  return maySetAvailability(from.status, to.status) ? [to] : [{ status: 'unavailable' }, to];
}
