import * as z from 'zod';
import { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { shownName } from '#shared/accounts/shown-name.ts';
import { entityClassOf } from '#shared/entity-classes.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { ExportRun } from './export-run.ts';

/** The number of ids that one read asks for. */
const IDS = 200;

const { name, role, standardName } = Account.shape.staticData.shape;
/** The part of an account that all its readers see; a supplier is shown without its role. */
const NamedAccount = z.object({
  staticData: z.object({ name, role: role.default('NULL'), standardName }),
});

export type NameOf = (id: string | undefined) => string | undefined;

/**
 * Reads the names of entities that rows refer to: the label in the language of the export, or the id where labels are
 * not asked for, or where the reader may not see the entity.
 */
export async function readNames(
  ids: readonly (string | undefined)[],
  run: ExportRun,
): Promise<NameOf> {
  const names = new Map<string, string>();
  const asked = [...new Set(ids)].filter((id) => id !== undefined);
  if (run.input.runParams.tl) {
    for (let start = 0; start < asked.length; start += IDS) {
      const { items } = await run.rows.ids(asked.slice(start, start + IDS));
      for (const item of items) names.set(item.id, nameIn(item, run));
    }
  }
  return (id) => (id === undefined ? undefined : (names.get(id) ?? id));
}

function nameIn({ entityclass, data }: Entity, { label }: ExportRun): string {
  if (entityclass === accountClass.name) return shownName(NamedAccount.parse(data).staticData);
  const words = entityClassOf(entityclass)?.label(data) ?? '';
  return typeof words === 'string' ? words : label(words);
}
