import type { DemoEntity } from '#infra/local/demo/demo-entity.ts';
import { type EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import { valuesAt } from '#shared/kernel/column-values.ts';
import { offerClass } from '#shared/offers/offer.ts';

/** What cannot be said when an entity is new. */
const LEFT_OUT: Partial<Record<EntityClassName, readonly string[]>> = {
  // References that close circles. Regions get theirs afterwards; logos are left out.
  region: ['aut'],
  account: ['userData.supData.logo'],
};

/** Fields that callers do not send: what the product fills in, and what has to wait. */
const unsaid = ({ entityclass }: DemoEntity): string[] => [
  ...Object.keys(entityClasses[entityclass].fieldRights),
  ...(LEFT_OUT[entityclass] ?? []),
];

/** What somebody would send to have this entity. */
export function entryOf(entity: DemoEntity): object {
  const data = leaveOut(entity.data, unsaid(entity));
  // Weeks were promised when they were far enough ahead.
  return entity.entityclass === offerClass.name ? { ...data, statusWeekly: [] } : data;
}

/** The entities that must be there before. */
export function neededBy(entity: DemoEntity): string[] {
  const left = unsaid(entity);
  return Object.keys(entityClasses[entity.entityclass].refs)
    .filter((path) => !left.some((one) => path === one || path.startsWith(`${one}.`)))
    .flatMap((path) => valuesAt(entity.data, path.split('.')))
    .filter((ref) => typeof ref === 'string');
}

/** The data without the fields at these paths (`userData.supData.logo`), through lists. */
export function leaveOut(data: object, paths: readonly string[]): object {
  return Object(paths.reduce<unknown>((left, path) => without(left, path.split('.')), data));
}

function without(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, path));
  const [name, ...rest] = path;
  if (typeof value !== 'object' || value === null || name === undefined) return value;
  const left = Object.entries(value).flatMap(([key, one]) => {
    if (key !== name) return [[key, one]];
    return rest.length === 0 ? [] : [[key, without(one, rest)]];
  });
  return Object.fromEntries(left);
}
