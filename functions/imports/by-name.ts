import { headingKey } from '#shared/imports/mapping.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Labels } from '#shared/kernel/label.ts';

/** The entries by their names in any language. */
export type ByName<D> = ReadonlyMap<string, readonly Entity<D>[]>;

export const labelsOf = ({ labels }: { readonly labels: Labels }): string[] =>
  labels.map(({ label }) => label);

/** Returns the entries by the names that each has. */
export function byName<D>(
  entries: readonly Entity<D>[],
  namesOf: (data: D) => readonly string[],
): ByName<D> {
  const byKey = new Map<string, Entity<D>[]>();
  for (const entry of entries)
    for (const key of new Set(
      namesOf(entry.data).flatMap((name) => [asWritten(name), headingKey(name)]),
    ))
      byKey.set(key, [...(byKey.get(key) ?? []), entry]);
  return byKey;
}

/** Returns the key of a name that differs from another one in its signs only: `< 2 years`, `> 2 years`. */
const asWritten = (name: string): string => `=${name}`;

/** Returns the entries that a name means, those that are written so before others; none where no entry has it. */
export const named = <D>(known: ByName<D>, name: string): readonly Entity<D>[] =>
  known.get(asWritten(name)) ?? known.get(headingKey(name)) ?? [];
