import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { columnsOf } from '#shared/imports/import-columns.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import { headingKey, type ImportMapping, proposeMapping } from '#shared/imports/mapping.ts';
import { headingsKnown } from './texts/headings-known.ts';

/** The heading that each column of the kind had in the last file. */
const KeptMapping = z.record(z.string(), z.string());

const keptKey = (account: string, kind: ImportKind): string => `import-mapping/${account}/${kind}`;

/** Returns the mapping that the headings of a file suggest. */
export const proposedMapping = (kind: ImportKind, headings: readonly string[]): ImportMapping =>
  proposeMapping({
    columns: columnsOf(kind),
    headings,
    known: (column) => headingsKnown(kind, column),
  });

/**
 * Keeps the heading that an account chose for each column, for its next file of the kind; a mapping that the headings
 * suggest anyway is not kept, since the next file may have more columns.
 */
export async function keepMapping(
  { values }: Pick<World, 'values'>,
  account: string,
  {
    kind,
    mapping,
    headings,
  }: {
    readonly kind: ImportKind;
    readonly mapping: ImportMapping;
    readonly headings: readonly string[];
  },
): Promise<void> {
  if (isDeepStrictEqual(mapping, proposedMapping(kind, headings)))
    return values.remove(keptKey(account, kind));
  const kept = Object.entries(mapping).map(([column, index]) => [column, headings[index] ?? '']);
  await values.put(keptKey(account, kind), Object.fromEntries(kept));
}

/**
 * Returns the mapping that an account has kept, for the headings of this file; undefined without one, or where the
 * file lacks a heading of it.
 */
export async function keptMapping(
  { values }: Pick<World, 'values'>,
  account: string,
  { kind, headings }: { readonly kind: ImportKind; readonly headings: readonly string[] },
): Promise<ImportMapping | undefined> {
  const kept = KeptMapping.safeParse(await values.get(keptKey(account, kind))).data;
  if (kept === undefined) return undefined;
  const keys = headings.map(headingKey);
  const mapping: ImportMapping = {};
  for (const column of Object.keys(columnsOf(kind))) {
    const heading = kept[column];
    if (heading === undefined) continue;
    const index = keys.indexOf(headingKey(heading));
    if (index < 0) return undefined;
    mapping[column] = index;
  }
  return mapping;
}
