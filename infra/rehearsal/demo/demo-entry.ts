import * as z from 'zod';
import type { DemoEntity } from '#infra/demo/demo-entity.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { type EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import { valuesAt } from '#shared/kernel/column-values.ts';

/** The fields that a new entity cannot have yet: references that close circles, and switches that need others. */
const SAID_LATER: Partial<Record<EntityClassName, readonly string[]>> = {
  country: ['enabledForWebsite', 'usesRequestSystem', 'offerAutApproval'],
  region: ['aut'],
  account: ['userData.supData.logo'],
};

const Owned = z.object({ owner: z.string() });
export const ownerOf = (data: object): string | undefined => Owned.safeParse(data).data?.owner;

/** Returns the fields that callers do not send: those that the product fills in, and those that have to wait. */
const unsaid = ({ entityclass }: DemoEntity): string[] => [
  ...Object.keys(entityClasses[entityclass].fieldRights),
  ...(SAID_LATER[entityclass] ?? []),
];

/** Returns the data that a caller would send to have this entity. */
export function entryOf(entity: DemoEntity): object {
  const data = leaveOut(entity.data, unsaid(entity));
  // A closed account was open as long as it sold.
  return entity.entityclass === accountClass.name ? { ...data, active: true } : data;
}

/** Returns the entities that must exist before. */
export function neededBy(entity: DemoEntity): string[] {
  const left = unsaid(entity);
  return Object.keys(entityClasses[entity.entityclass].refs)
    .filter((path) => !left.some((field) => path === field || path.startsWith(`${field}.`)))
    .flatMap((path) => valuesAt(entity.data, path.split('.')))
    .filter((ref) => typeof ref === 'string');
}

/** Returns the patch with the fields that had to wait (a list of a patch is whole), where there are any. */
export function completionOf({ entityclass, data }: DemoEntity): object | undefined {
  const paths = (SAID_LATER[entityclass] ?? []).map((path) => path.split('.'));
  const said = paths.filter((path) => valuesAt(data, path).length > 0);
  if (said.length === 0) return undefined;
  return Object.assign({}, ...said.map((path) => only(data, path)));
}

function only(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (Array.isArray(value) || name === undefined) return value;
  const [, inner] = Object.entries(Object(value)).find(([key]) => key === name) ?? [];
  return { [name]: only(inner, rest) };
}

/** Returns the data without the fields at these paths (`userData.supData.logo`), through lists. */
export function leaveOut(data: object, paths: readonly string[]): object {
  return Object(paths.reduce<unknown>((left, path) => without(left, path.split('.')), data));
}

function without(value: unknown, path: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, path));
  const [name, ...rest] = path;
  if (typeof value !== 'object' || value === null || name === undefined) return value;
  const left = Object.entries(value).flatMap(([key, item]) => {
    if (key !== name) return [[key, item]];
    return rest.length === 0 ? [] : [[key, without(item, rest)]];
  });
  return Object.fromEntries(left);
}
