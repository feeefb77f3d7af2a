/** Words, and what stands in their place. */
export type OtherWords = readonly (readonly [RegExp, string])[];

/** Returns texts, in objects and lists however deep, with other words in the place of some. */
export const inOtherWords = <T>(texts: T, words: OtherWords): T =>
  JSON.parse(JSON.stringify(texts), (_, value) =>
    typeof value === 'string'
      ? words.reduce((text, [word, other]) => text.replaceAll(word, other), value)
      : value,
  );
