import fc from 'fast-check';
import { type EntityClassName, entityClasses } from '#shared/entity-classes.ts';
import type { AttributeFilter, FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import { META_COLUMNS, valuesAt } from '#shared/kernel/column-values.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { AnyEntityClass, Columns, DerivedColumns } from '#shared/kernel/entity-class.ts';
import { PLAIN_COMPARISONS, plainKind } from '#test/support/plain-filter.ts';

/** Fields that hold what some readers must not see, or that no search knows. */
const TEMPTING = [
  'adminMemo',
  'ssoUsers',
  'userData.requestFolders.label',
  'userData.emails.email',
  'userData.controlNumber',
  'userData.insData.ins',
  'staticData.role',
  'history.begin',
  'readers',
  'folders',
  'draft.value',
  'updatedBy',
  'entityclass',
  'toString',
];

export type RandomSearch = {
  readonly entityClass: EntityClassName;
  readonly attributeFilter: AttributeFilter;
  readonly sorting: { field: string; direction: 'asc' | 'desc' }[];
  readonly groupBy: string;
};

/** Every column that any group of the class has. */
export function columnsOf(entityClass: EntityClassName): Columns {
  const { groups }: AnyEntityClass = entityClasses[entityClass];
  const all = Object.values(groups).map(({ columns }) => columns);
  return Object.assign({}, ...all);
}

/** The columns of the class that are worked out of its data. */
export function derivedOf(entityClass: EntityClassName): DerivedColumns<Entity['data']> {
  const { groups }: AnyEntityClass = entityClasses[entityClass];
  return Object.assign({}, ...Object.values(groups).map(({ derived }) => derived));
}

/** What must be named for a search of the class to reach a shard; one of them is, mostly. */
const PINS: Partial<Record<EntityClassName, readonly (readonly string[])[]>> = {
  account: [
    ['staticData.role'],
    ['staticData.role', 'staticData.country'],
    ['userData.supData.country'],
  ],
  offer: [['country', 'animalkind'], ['owner'], ['region', 'autApproval.status'], ['country']],
  upload: [['owner']],
};

/** Searches of all classes, by all fields, with values that the stored rows have. */
export function randomSearches(stored: readonly Entity[]): fc.Arbitrary<RandomSearch> {
  return fc
    .constantFrom<EntityClassName>(
      'account',
      'offer',
      'upload',
      'savedsearches',
      'request-process',
      'country',
      'region',
    )
    .chain((entityClass) => {
      const columns = columnsOf(entityClass);
      const rows = stored.filter((entity) => entity.entityclass === entityClass);
      const field = fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...Object.keys({ ...META_COLUMNS, ...columns })) },
        { weight: 1, arbitrary: fc.constantFrom(...TEMPTING) },
      );
      const pinned = fc
        .tuple(fc.constantFrom(...(PINS[entityClass] ?? [[]])), fc.constantFrom(...rows))
        .map(([pins, row]) => pins.map((pin) => leaf(pin, 'in', valuesOf(row, pin).map(String))));
      const condition = fc
        .tuple(field, fc.constantFrom(...rows), fc.nat())
        .map(([name, row, pick]) => conditionOn(name, columns, { row, pick }));
      return fc.record({
        entityClass: fc.constant(entityClass),
        attributeFilter: fc
          .tuple(
            fc.oneof({ weight: 5, arbitrary: pinned }, { weight: 1, arbitrary: fc.constant([]) }),
            fc.array(condition, { maxLength: 2 }),
            fc.boolean(),
          )
          .map(([pins, conditions, isEither]) => ({
            $and: [
              ...pins,
              ...(isEither && conditions.length > 0 ? [{ $or: conditions }] : conditions),
            ],
          })),
        sorting: fc.array(fc.record({ field, direction: fc.constantFrom('asc', 'desc') }), {
          maxLength: 1,
        }),
        groupBy: field,
      });
    });
}

function conditionOn(
  field: string,
  columns: Columns,
  { row, pick }: { row: Entity; pick: number },
): AttributeFilter {
  const kind = plainKind(columns, field) ?? 'text';
  const comparisons = PLAIN_COMPARISONS[kind].filter((comparison) => comparison !== 'within');
  const comparison = comparisons[pick % comparisons.length] ?? 'exists';
  const values = valuesOf(row, field);
  const value = values[pick % Math.max(values.length, 1)] ?? 'nothing';
  if (comparison === 'exists') return leaf(field, comparison, pick % 3 > 0);
  if (comparison === 'in') return leaf(field, comparison, values.slice(0, 5) as string[]);
  return leaf(field, comparison, value as string);
}

const leaf = (
  field: string,
  comparison: FilterLeaf['comparison'],
  value: FilterLeaf['value'],
): FilterLeaf => ({ field, comparison, value });

function valuesOf(row: Entity, field: string): readonly unknown[] {
  const meta: Record<string, unknown> = { id: row.id, rev: row.rev, updated: row.updated };
  return Object.hasOwn(meta, field) ? [meta[field]] : columnValuesOf(row, row.data, field);
}

/** What data of an entity's class holds in a column. */
export function columnValuesOf(
  { entityclass }: Entity,
  data: Entity['data'],
  field: string,
): readonly unknown[] {
  const derive = derivedOf(entityclass as EntityClassName)[field];
  return derive ? derive(data) : valuesAt(data, field.split('.'));
}
