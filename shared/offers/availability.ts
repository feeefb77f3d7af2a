import * as z from 'zod';

/** Availability of an offer (specification section 4). */
export const AVAILABILITIES = ['available', 'unavailable', 'later', 'archived'] as const;
export const Availability = z.enum(AVAILABILITIES);
export type Availability = z.infer<typeof Availability>;

/**
 * The states that the owner may set from each state, and whether a day must (`required`), may (`optional`) or must
 * not (`none`) come with the state. An archived offer comes back as unavailable first, so that nothing old goes
 * online unseen.
 */
export const availabilityTransitions = {
  available: { available: 'none', unavailable: 'optional', later: 'required', archived: 'none' },
  unavailable: { available: 'none', unavailable: 'optional', later: 'required', archived: 'none' },
  later: { available: 'none', unavailable: 'optional', later: 'required', archived: 'none' },
  archived: { unavailable: 'optional', archived: 'none' },
} as const satisfies Record<
  Availability,
  Partial<Record<Availability, 'none' | 'optional' | 'required'>>
>;

/** Tells whether the owner may move an offer from one state to the other. */
export function maySetAvailability(from: Availability, to: Availability): boolean {
  return Object.hasOwn(availabilityTransitions[from], to);
}
