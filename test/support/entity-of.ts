import { ATTRIBUTESET, type Entity } from '#shared/kernel/entity.ts';
import { testId } from './test-id.ts';

/** A stored entity around some data. */
export function entityOf<D>(entityclass: string, data: D, name = entityclass): Entity<D> {
  return {
    id: testId(name),
    rev: 1,
    entityclass,
    attributeset: ATTRIBUTESET,
    data,
    updated: '2026-03-02T08:00:00.000Z',
    updatedBy: 'system',
  };
}
