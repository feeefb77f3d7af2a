import { swissGerman } from '#shared/kernel/swiss-german.ts';

/** Returns the messages of a part that Switzerland writes otherwise than Germany. The build asks once. */
export function swissMessages(
  german: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const swiss = Object.entries(swissGerman(german));
  return Object.fromEntries(swiss.filter(([key, text]) => text !== german[key]));
}
