import type { LawSpecies } from '#shared/law/law-words.ts';

/**
 * The species whose animals bear a number each. Pigs bear that of their holding; others come in lots, whose numbers
 * have no form of their own.
 */
const TAGGED: readonly LawSpecies[] = ['bovine', 'ovine', 'caprine', 'cervine'];

/**
 * Digits of an ear tag after the code of the country, fewest and most: cattle and small ruminants have other lengths.
 */
const DIGITS: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  DE: [10, 12],
  AT: [9, 12],
  CH: [8, 12],
  LU: [8, 12],
  DK: [8, 12],
  FR: [8, 12],
  NL: [8, 12],
  IT: [8, 14],
};
const ANY_DIGITS = [5, 14] as const;

/** Says whether animals of a species bear ear tags. */
export function bearEarTags(species: LawSpecies | undefined): boolean {
  return species !== undefined && TAGGED.includes(species);
}

/**
 * Says whether a text looks like the number of an ear tag: two letters of the country and digits as that country counts
 * them, with whatever signs people write between.
 */
export function isEarTag(text: string): boolean {
  const [, country = '', digits = ''] = /^([A-Z]{2})(\d+)$/.exec(plainEarTag(text)) ?? [];
  const [fewest, most] = DIGITS[country] ?? ANY_DIGITS;
  return country !== '' && digits.length >= fewest && digits.length <= most;
}

/** Returns the number of an ear tag as it is compared: its letters and digits, in capitals. */
export function plainEarTag(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
