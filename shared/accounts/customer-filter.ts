import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { FILTER_PART_LENGTH } from '#shared/kernel/filter-limits.ts';
import { normalControlNumber } from './control-number.ts';
import { CUSTOMER_SEARCH_LENGTH, CUSTOMER_SEARCH_WORDS } from './limits.ts';
import { phoneDigits } from './phone-digits.ts';
import { typedPhoneKeys } from './phone-number.ts';

/**
 * Returns the condition of a customer search (specification sections 2 and 5), to be put beside the pinned
 * `staticData.role`: every word in the name, place or contact, in any order, or all of the text in the control number
 * or, of digits, the phone number, however those are grouped. Case and accents make no difference. Undefined while
 * fewer than `CUSTOMER_SEARCH_LENGTH` letters and digits are typed, which the server would refuse.
 */
export function customerFilter(typed: string): AttributeFilter | undefined {
  const key = normalControlNumber(typed);
  if (key.length < CUSTOMER_SEARCH_LENGTH) return undefined;
  const isNumber = /^\d+$/.test(key);
  const phones = isNumber ? typedPhoneKeys(typed) : [];
  return {
    $or: [
      { $and: wordsOf(typed).map((word) => partOf('knownBy', word)) },
      partOf('controlNumberKey', isNumber ? phoneDigits(key) : key),
      ...phones
        .filter((phone) => phone.length >= CUSTOMER_SEARCH_LENGTH)
        .map((phone) => partOf('phoneKey', phone)),
    ],
  };
}

function partOf(field: string, value: string): AttributeFilter {
  return { field, comparison: 'contains', value: value.slice(0, FILTER_PART_LENGTH) };
}

function wordsOf(typed: string): string[] {
  const words = typed.normalize('NFC').split(/[^\p{L}\p{M}\p{N}]+/u);
  return [...new Set(words.filter((word) => word !== ''))].slice(0, CUSTOMER_SEARCH_WORDS);
}
