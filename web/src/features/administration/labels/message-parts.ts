import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';

/** Returns every element of a message, those inside its choices and tags included. */
function elementsIn(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isPluralElement(element) || isSelectElement(element)) {
      const inside = Object.values(element.options).flatMap(({ value }) => elementsIn(value));
      return [element, ...inside];
    }
    return isTagElement(element) ? [element, ...elementsIn(element.children)] : [element];
  });
}

/** Lists the values that a page puts into a message, as they are written there: `{name}`, `<a>`. */
export function valuesOf(message: readonly MessageFormatElement[]): string[] {
  const names = elementsIn(message).flatMap((element) => {
    if (isTagElement(element)) return [`<${element.value}>`];
    const isValue =
      isArgumentElement(element) ||
      isNumberElement(element) ||
      isDateElement(element) ||
      isTimeElement(element) ||
      isPluralElement(element) ||
      isSelectElement(element);
    return isValue ? [`{${element.value}}`] : [];
  });
  return [...new Set(names)];
}

export function pluralsOf(message: readonly MessageFormatElement[]): PluralElement[] {
  return elementsIn(message).filter(isPluralElement);
}

/**
 * Returns a sample for each value of a message: this number where the message counts or formats the value, else its
 * own name.
 */
export function sampleValues(
  message: readonly MessageFormatElement[],
  number: number,
): Readonly<Record<string, unknown>> {
  const samples = elementsIn(message).flatMap((element): [string, unknown][] => {
    if (isTagElement(element))
      return [[element.value, (parts: readonly string[]) => parts.join('')]];
    if (isPluralElement(element) || isNumberElement(element)) return [[element.value, number]];
    if (isDateElement(element) || isTimeElement(element)) return [[element.value, new Date(0)]];
    if (isSelectElement(element)) return [[element.value, Object.keys(element.options)[0]]];
    return isArgumentElement(element) ? [[element.value, `{${element.value}}`]] : [];
  });
  // A value that counts and also stands alone gets the number.
  return Object.fromEntries(samples.sort(([, a], [, b]) => rank(a) - rank(b)));
}

const rank = (sample: unknown) => (typeof sample === 'string' ? 0 : 1);
