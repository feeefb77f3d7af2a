import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';

const NEUTRAL_FIELDS = ['gender', 'ageCategory'];

/**
 * Returns the conditions that nobody chooses freely: sex and age. The others are the applicant's own. An offer that does
 * not state them, or is a mixed group, may have what is asked for: it counts.
 */
export function neutralConditions(filter: AttributeFilter | undefined): AttributeFilter[] {
  if (filter === undefined) return [];
  const conditions = '$and' in filter ? filter.$and : [filter];
  return conditions.flatMap((condition) => {
    if (!('field' in condition) || !NEUTRAL_FIELDS.includes(condition.field)) return [];
    const { field } = condition;
    const unstated = { field, comparison: 'exists', value: false } as const;
    const mixed = { field, comparison: 'eq', value: 'mixed' } as const;
    return [{ $or: [condition, unstated, ...(field === 'gender' ? [mixed] : [])] }];
  });
}
