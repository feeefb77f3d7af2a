import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';

const NEUTRAL_FIELDS = ['gender', 'ageCategory'];

/** Returns the conditions that nobody chooses freely: sex and age. The others are the applicant's own. */
export function neutralConditions(filter: AttributeFilter | undefined): AttributeFilter[] {
  if (filter === undefined) return [];
  const conditions = '$and' in filter ? filter.$and : [filter];
  return conditions.filter(
    (condition) => 'field' in condition && NEUTRAL_FIELDS.includes(condition.field),
  );
}
