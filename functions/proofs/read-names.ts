import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { Account } from '#shared/accounts/account.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { shownName } from '#shared/accounts/shown-name.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { Labels, labelFor } from '#shared/kernel/label.ts';
import type { Locale } from '#shared/kernel/locale.ts';

const Labelled = z.object({ labels: Labels });

/** Returns the names of entities in a language; the id for an entity that is gone. */
export async function readNames(
  { store }: Pick<World, 'store'>,
  ids: readonly string[],
  locale: Locale,
): Promise<(id: string) => string> {
  const entities = await store.untyped.latestOf([...new Set(ids)]);
  const names = new Map(entities.map((entity) => [entity.id, nameOf(entity, locale)]));
  return (id) => names.get(id) ?? id;
}

function nameOf({ id, entityclass, data }: Entity, locale: Locale): string {
  if (entityclass === accountClass.name) return shownName(Account.parse(data).staticData);
  const labelled = Labelled.safeParse(data);
  return labelled.success ? labelFor(labelled.data.labels, locale, id) : id;
}
