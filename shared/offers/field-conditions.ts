import { leavesOf } from '#shared/kernel/attribute-filter.ts';
import { numberFieldFilter } from './field-values.ts';

type FieldValues = { readonly field: string; readonly values: readonly string[] };

/**
 * Returns the field and its values that `<field>=<value>` entries ask for; undefined where they name several fields,
 * or none.
 */
export function fieldCondition(
  entries: readonly string[],
): ({ readonly kind: 'field' } & FieldValues) | undefined {
  const parts = entries.map((entry) => {
    const index = entry.indexOf('=');
    return { field: entry.slice(0, Math.max(index, 0)), value: entry.slice(index + 1) };
  });
  const field = parts[0]?.field ?? '';
  if (field === '' || parts.some((part) => part.field !== field)) return undefined;
  return { kind: 'field', field, values: parts.map(({ value }) => value) };
}

/** Returns the bounds of the range whose steps the values are: all steps, in order (`numberFieldFilter`). */
export function numberRangeOf({
  field,
  values,
}: FieldValues): { readonly min: number; readonly max: number } | undefined {
  const [min, max] = [Number(values[0]), Number(values.at(-1))];
  if (!(min >= 0 && max >= min)) return undefined;
  const steps = leavesOf(numberFieldFilter(field, { min, max })).flatMap(({ value }) => value);
  const isWhole =
    steps.length === values.length &&
    values.every((value, index) => steps[index] === `${field}=${value}`);
  return isWhole ? { min, max } : undefined;
}
