import { useState } from 'react';
import type { EntityOf } from '#web/kernel/entity-data.ts';
import { useEntitiesById } from '#web/kernel/use-entities.ts';
import { type HeldOffers, type ShownGroup, shownGroups } from './held-offers.ts';
import type { OfferStanding } from './offer-standing.ts';
import type { StandingPages } from './use-standing.ts';

type Hold = (changed: readonly EntityOf<'offer'>[]) => void;

/** Returns the groups of a view as they are shown, and a function that keeps changed offers where they stand. */
export function useShownGroups(
  standings: readonly StandingPages[],
  view: string,
): { readonly groups: readonly ShownGroup[]; readonly hold: Hold } {
  const [held, setHeld] = useStateOf<HeldOffers>(view, NONE_HELD);
  const newest = useEntitiesById('offer', [...held.keys()]).items;
  const orderOf = useArrivalOrder(view, [
    ...standings.flatMap(({ offers = [] }) => offers.map(({ id }) => id)),
    ...held.keys(),
  ]);
  const groups = shownGroups(standings, { held, newest }, orderOf);
  const hold: Hold = (changed) =>
    setHeld((before) =>
      withHeld(
        before,
        groups.flatMap(({ pages, offers }) =>
          offers
            .filter((offer) => changed.includes(offer))
            .map((offer) => [offer, pages.standing] as const),
        ),
      ),
    );
  return { groups, hold };
}

const NONE_HELD: HeldOffers = new Map();
const NONE_KNOWN: readonly string[] = [];

/** Returns a state that begins again with each view. */
function useStateOf<T>(view: string, first: T): [T, (next: (before: T) => T) => void] {
  const [kept, setKept] = useState({ view, value: first });
  const now = kept.view === view ? kept : { view, value: first };
  if (now !== kept) setKept(now);
  return [now.value, (next) => setKept(({ value }) => ({ view, value: next(value) }))];
}

type Holding = readonly [EntityOf<'offer'>, OfferStanding];

/** Keeps each offer in the group where it stood when it was changed first. */
function withHeld(before: HeldOffers, offers: readonly Holding[]): HeldOffers {
  const fresh = offers.filter(([{ id }]) => !before.has(id));
  return new Map([
    ...before,
    ...fresh.map(([offer, standing]) => [offer.id, { offer, standing }] as const),
  ]);
}

/** Returns the order in which rows were first seen: a saved one would otherwise jump to the top as the newest. */
function useArrivalOrder(view: string, ids: readonly string[]): (id: string) => number {
  const [known, setKnown] = useStateOf(view, NONE_KNOWN);
  const fresh = new Set(ids.filter((id) => !known.includes(id)));
  const order = fresh.size === 0 ? known : [...known, ...fresh];
  if (order !== known) setKnown(() => order);
  return (id) => order.indexOf(id);
}
