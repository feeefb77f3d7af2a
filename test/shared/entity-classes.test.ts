import { describe, expect, test } from 'vitest';
import { ENTITY_CLASS_NAMES, entityClasses, entityClassOf } from '#shared/entity-classes.ts';

describe('entity classes', () => {
  test('are the nineteen of the specification, and the business ruleset', () => {
    expect(Object.keys(entityClasses).toSorted()).toEqual([...ENTITY_CLASS_NAMES].toSorted());
    expect(ENTITY_CLASS_NAMES).toHaveLength(28);
  });

  test.each(ENTITY_CLASS_NAMES)('%s refers to known classes only', (name) => {
    const targets = Object.values(entityClasses[name].refs);
    expect(targets.filter((target) => entityClassOf(target) === undefined)).toEqual([]);
  });

  test('a name that is no class has none', () => {
    expect(entityClassOf('tractor')).toBeUndefined();
    expect(entityClassOf('toString')).toBeUndefined();
  });
});
