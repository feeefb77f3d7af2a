import { type AttributeFilter, membersOf } from '#shared/kernel/attribute-filter.ts';
import { rowOf, valuesAt } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { columnKindOf } from '#shared/kernel/match-filter.ts';
import type { Offer } from '#shared/offers/offer.ts';
import { offerGroups } from '#shared/offers/offer-groups.ts';
import type { CallInput, CallOutput } from '#web/kernel/contract.ts';

type Name = 'POST search/search/overview';
const { columns, derived } = offerGroups.market;

/** What the server says of the offers that `found` gives for a filter; it names what is `known`. */
export function overviewAnswer(
  { attributeFilter, scope, limit = 50, facets = [], with: fields = [] }: CallInput<Name>,
  found: (filter: AttributeFilter) => readonly Entity<Offer>[],
  known: readonly Entity[],
): CallOutput<Name> {
  const members = membersOf(attributeFilter as AttributeFilter | undefined);
  const first = scope ?? members.length;
  const foundWithout = (place?: number | 'all') =>
    found({
      $and: members.filter((_, n) => (place === 'all' ? n < first : n - first !== place)),
    });
  const counts = facets.map(({ field, without, summed }) => {
    const values = foundWithout(without).flatMap((offer) => valuesOf(offer, field));
    const partsOf = (value: unknown) => String(value).split('=');
    const groups = Map.groupBy(values, (value) =>
      summed && value !== null ? (partsOf(value)[0] ?? '') : value,
    );
    return [...groups].map(([value, all]) => ({
      value,
      count: all.length,
      ...(summed && { sum: all.reduce<number>((sum, of) => sum + Number(partsOf(of)[1] ?? 0), 0) }),
    }));
  });
  const items = foundWithout().slice(0, limit) as unknown as Entity[];
  const named = new Set<unknown>([
    ...items.flatMap(({ data }) => fields.flatMap((field) => valuesAt(data, field.split('.')))),
    ...counts.flatMap((values, n) => (facets[n]?.named ? values.map(({ value }) => value) : [])),
  ]);
  return {
    items,
    next: foundWithout().length > limit ? String(limit) : null,
    count: foundWithout().length,
    without: members.slice(first).map((_, n) => foundWithout(n).length),
    facets: counts,
    named: known.filter(({ id }) => named.has(id)),
  };
}

function valuesOf(offer: Entity<Offer>, field: string) {
  const values = rowOf(offer, columns, derived)[field] ?? [];
  if (values.length === 0) return [null];
  return values.map((value) =>
    columnKindOf(columns, field) === 'time'
      ? new Date(Number(value)).toISOString()
      : (value as string | boolean),
  );
}
