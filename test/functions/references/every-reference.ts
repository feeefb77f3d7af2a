import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { entityClasses } from '#shared/entity-classes.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { accountOf } from '#test/support/accounts.ts';
import { offerOf } from '#test/support/offers.ts';
import { testId } from '#test/support/test-id.ts';

const classes: readonly AnyEntityClass[] = Object.values(entityClasses);

/** The classes, which let a test store no more of an entity than what refers. */
export const partialClasses: typeof entityClasses = Object.fromEntries(
  classes.map((entityClass) => [entityClass.name, { ...entityClass, schema: z.looseObject({}) }]),
) as never;

/** Every path at which a class refers, with the class of what it refers to. */
export const references = classes.flatMap(({ name, refs }) =>
  Object.entries(refs).map(([path, target]) => ({ name, path, target })),
);

/** What the search shards of a class need of its data; other fields are as they come. */
const BASES: Readonly<Record<string, object>> = {
  account: accountOf('AGR', 'farm').data,
  offer: offerOf(),
  upload: { name: 'file', category: 'offer', owner: testId('supplier'), readers: [] },
  'request-process': {
    status: 'open',
    events: [],
    folders: [],
    attachments: [],
    applicant: { name: 'Hof' },
    creator: testId('farm'),
  },
};

export const baseOf = (name: string): object =>
  name === 'country' ? { code: randomUUID(), domains: [] } : (BASES[name] ?? {});

const LISTS = new Set([
  'insData',
  'asoData',
  'supData',
  'locationsOfSale',
  'dynamicFields',
  'photos',
]);

/** The data with an id at a path, in a list where the class has one. */
export function withIdAt(
  data: object,
  [name = '', ...rest]: readonly string[],
  id: string,
): object {
  const inner = Reflect.get(data, name);
  const isList = LISTS.has(name) || Array.isArray(inner);
  if (rest.length === 0) return { ...data, [name]: isList ? [id] : id };
  const base = typeof inner === 'object' && !isList ? inner : {};
  const value = withIdAt({ ...base, locationsOfSale: [] }, rest, id);
  return { ...data, [name]: isList ? [value] : value };
}
