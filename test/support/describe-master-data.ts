import { describe, expect, test } from 'vitest';
import { circumstancesAt } from '#shared/kernel/circumstances.ts';
import type { AnyEntityClass } from '#shared/kernel/entity-class.ts';
import { GUEST } from '#shared/kernel/principal.ts';
import { ROLES } from '#shared/kernel/role.ts';
import { readGroupFor } from '#shared/kernel/row-rights.ts';
import { entityOf } from './entity-of.ts';
import { principal } from './principals.ts';

const NOW = new Date('2026-03-02T08:00:00.000Z');

/** The rules every class of reference data keeps: its schema, everybody reads, only administrators write. */
export function describeMasterData(
  entityClass: AnyEntityClass,
  cases: {
    readonly minimal: object;
    readonly stored: object;
    /** What is wrong → fields that replace those of the minimal one. */
    readonly refused: Readonly<Record<string, object>>;
  },
): void {
  describe(`class ${entityClass.name}`, () => {
    test('the minimal one is valid and gets its defaults', () => {
      expect(entityClass.schema.parse(cases.minimal)).toEqual(cases.stored);
    });

    test('what was stored is valid as it is', () => {
      expect(entityClass.schema.parse(cases.stored)).toEqual(cases.stored);
    });

    test.each(Object.entries({ 'an unknown field': { unknownField: 1 }, ...cases.refused }))(
      'refuses %s',
      (_, fields) => {
        const parsed = entityClass.schema.safeParse({ ...cases.minimal, ...fields });
        expect(parsed.success).toBe(false);
      },
    );

    test('everybody reads it, without sign-in too', () => {
      const entity = entityOf(entityClass.name, { ...cases.stored });
      expect(readGroupFor(entityClass, GUEST, entity, circumstancesAt(NOW))).toBe(
        Object.values(entityClass.groups)[0],
      );
    });

    test('only administrators write it', () => {
      const writers = ROLES.filter((role) => {
        const who = role === 'GUEST' ? GUEST : principal(role);
        const { create, update, remove } = entityClass.write;
        const allowed = [
          create(who, cases.stored),
          update(who, cases.stored, cases.stored),
          remove(who, cases.stored),
        ];
        return allowed.some(Boolean);
      });
      expect(writers).toEqual(['ADM']);
    });

    test('it is called by its own label', () => {
      expect(entityClass.label(cases.stored)).not.toHaveLength(0);
    });
  });
}
