import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { DEFAULT_LOCALE, Locale } from '#shared/kernel/locale.ts';

/** The parts of an account and of a country that this file reads; another release may have written the rest. */
const Reader = z.object({
  uiLocale: Locale.optional(),
  staticData: z.object({ country: z.string() }),
});
type Reader = z.infer<typeof Reader>;
export const reader = { name: 'account', schema: Reader };
const home = { name: 'country', schema: z.object({ languages: z.array(Locale) }) };

/** Returns the language in which an account reads its mails: its own choice, or its country's. */
export async function readerLocale(
  { uiLocale, staticData }: Reader,
  world: Pick<World, 'store'>,
): Promise<Locale> {
  return uiLocale ?? countryLocale(staticData.country, world);
}

/** Returns the first language of a country. */
export async function countryLocale(
  country: string,
  { store }: Pick<World, 'store'>,
): Promise<Locale> {
  const [first = DEFAULT_LOCALE] = (await store.latest(home, country))?.data.languages ?? [];
  return first;
}
