import { formatControlNumber, normalControlNumber } from '#shared/accounts/control-number.ts';
import { controlNumberFormat, isControlNumber } from '#shared/accounts/control-number-formats.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';

/**
 * Returns a number in the groups of the country's example, so that people can compare it: `deby00612345a` →
 * `DE-BY-006-12345-A`.
 */
export function groupControlNumber(country: CountryCode, typed: string): string {
  const normal = normalControlNumber(typed);
  const { example } = controlNumberFormat(country);
  if (/^\d{10}$/.test(normal) || !isControlNumber(country, normal)) {
    return formatControlNumber(normal);
  }
  const groups = example.split(/[^\p{L}\p{N}]+/u);
  let start = 0;
  const parts = groups.map(({ length }, index) => {
    const isLast = index === groups.length - 1;
    const part = normal.slice(start, isLast ? undefined : start + length);
    start += length;
    return part;
  });
  return parts.filter((part) => part !== '').join(example.includes('-') ? '-' : ' ');
}
