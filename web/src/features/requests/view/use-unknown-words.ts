import type { FilterLeaf } from '#shared/kernel/attribute-filter.ts';
import type { UnknownCondition } from '#shared/offers/offer-conditions.ts';
import { useFormats, useText } from '#web/i18n/text-provider.tsx';

const SIGNS = { eq: '=', ne: '≠', in: '=', lt: '<', lte: '≤', gt: '>', gte: '≥' } as const;

/** Returns a function that tells a condition that no screen makes: field, comparison and value as they were given. */
export function useUnknownWords(): (condition: UnknownCondition) => string {
  const t = useText();
  const { list, kilometres } = useFormats();
  return ({ leaves }) => {
    if (leaves.length === 0) return t('requests.searchNothingMeets');
    const asked = leaves.map((leaf) =>
      t('requests.searchUnknownLeaf', {
        field: leaf.field,
        comparison: comparisonWord(leaf),
        value: valueWords(leaf),
      }),
    );
    return t('requests.searchUnknown', { asked: asked.join('; ') });
  };

  function comparisonWord({ comparison }: FilterLeaf): string {
    switch (comparison) {
      case 'contains':
      case 'startsWith':
      case 'exists':
      case 'within':
        return t(`requests.comparison.${comparison}`);
      default:
        return SIGNS[comparison];
    }
  }

  function valueWords({ value }: FilterLeaf): string {
    if (Array.isArray(value)) {
      return value.length === 0
        ? t('requests.searchNoValue')
        : list(value.map((part) => t('requests.quoted', { text: String(part) })));
    }
    if (typeof value === 'object') {
      return `${kilometres(value.km)}, ${value.lat}, ${value.lon}`;
    }
    return t('requests.quoted', { text: String(value) });
  }
}
