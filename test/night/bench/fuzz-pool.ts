import type { SeededRandom } from '#test/support/seeded-random.ts';

export type KnownRow = {
  readonly id: string;
  readonly rev: number;
  readonly entityclass: string;
  readonly data: Readonly<Record<string, unknown>>;
};

const KEPT_VALUES = 200;

/** What answers have named so far: rows by their class, values by the name of their field. */
export function makePool(random: SeededRandom) {
  const rows = new Map<string, Map<string, KnownRow>>();
  const values = new Map<string, unknown[]>();

  const keepValue = (name: string, value: unknown) => {
    const samples = values.get(name) ?? [];
    if (samples.length < KEPT_VALUES) samples.push(value);
    else samples[random.below(KEPT_VALUES)] = value;
    values.set(name, samples);
  };
  const learn = (found: unknown, name = ''): void => {
    if (Array.isArray(found)) {
      for (const item of found) learn(item, name);
    } else if (typeof found === 'object' && found !== null) {
      if (isRow(found)) {
        const ofClass = rows.get(found.entityclass) ?? new Map<string, KnownRow>();
        rows.set(found.entityclass, ofClass.set(found.id, found));
      }
      for (const [field, value] of Object.entries(found)) learn(value, field);
    } else if (found !== null && name !== '') keepValue(name, found);
  };
  return {
    learn,
    rowsOf: (entityclass: string): KnownRow[] => [...(rows.get(entityclass)?.values() ?? [])],
    anyRow: (): KnownRow | undefined => {
      const classes = [...rows.values()];
      return classes.length === 0 ? undefined : random.pick([...random.pick(classes).values()]);
    },
    valuesOf: (name: string): readonly unknown[] => values.get(name) ?? [],
  };
}
export type Pool = ReturnType<typeof makePool>;

function isRow(value: object): value is KnownRow {
  return 'id' in value && 'rev' in value && 'entityclass' in value && 'data' in value;
}
