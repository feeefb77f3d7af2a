import { valuesAt } from '#shared/kernel/column-values.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';

export type Reference = {
  readonly path: string;
  readonly entityclass: string;
  readonly id: string;
};

/** Returns every id that the data holds at the paths of the class's `refs`. */
export function referencesIn({ refs }: Pick<AnyEntityClass, 'refs'>, data: unknown): Reference[] {
  return Object.entries(refs).flatMap(([path, entityclass]) =>
    valuesAt(data, path.split('.')).map((value) => ({ path, entityclass, id: String(value) })),
  );
}
