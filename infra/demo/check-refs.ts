import { entityClasses } from '#shared/entity-classes.ts';
import { valuesAt } from '#shared/kernel/column-values.ts';
import type { DemoEntity } from './demo-entity.ts';

/**
 * Checks ids and references.
 * @throws Error that names the first id used twice, or reference to nothing or to another class
 */
export function checkRefs(entities: readonly DemoEntity[]): void {
  const classes = new Map<string, string>();
  for (const { id, entityclass } of entities) {
    if (classes.has(id)) throw new Error(`Two demo entities have the id ${id} (${entityclass}).`);
    classes.set(id, entityclass);
  }
  for (const { id, entityclass, data } of entities) {
    for (const [path, target] of Object.entries(entityClasses[entityclass].refs)) {
      const broken = valuesAt(data, path.split('.')).find(
        (ref) => typeof ref !== 'string' || classes.get(ref) !== target,
      );
      if (broken !== undefined) {
        throw new Error(`${entityclass} ${id}: ${path} ${broken} is no ${target}.`);
      }
    }
  }
}
