import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

const VALUE = '.+';

/** Gives an expression for each form of a message, with any values in it; none of forms that say no word besides them. */
export const formsOf = (message: string): RegExp[] =>
  sourcesOf(parse(message))
    .filter((source) => source.includes(VALUE) && /[a-zäöüß]{4}/i.test(source))
    .map((source) => new RegExp(`^${source}$`));

const sourcesOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.reduce<string[]>(
    (begun, element) => {
      const ways = waysOf(element);
      return begun.flatMap((source) => ways.map((way) => source + way));
    },
    [''],
  );

function waysOf(element: MessageFormatElement): string[] {
  if (isLiteralElement(element)) return [element.value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')];
  if (isTagElement(element)) return sourcesOf(element.children);
  if (isPluralElement(element) || isSelectElement(element)) {
    return Object.values(element.options).flatMap(({ value }) => sourcesOf(value));
  }
  return [VALUE];
}
