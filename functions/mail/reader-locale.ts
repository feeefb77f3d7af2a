import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { DEFAULT_LOCALE, Locale } from '#shared/kernel/locale.ts';

/** Of an account what is needed here. */
export const Reader = z.object({
  uiLocale: Locale.optional(),
  staticData: z.object({ country: z.string() }),
});
type Reader = z.infer<typeof Reader>;

const Home = z.object({ languages: z.array(Locale) });

/** The language in which an account reads its mails: its own choice, or its country's. */
export async function readerLocale(
  { uiLocale, staticData }: Reader,
  world: Pick<World, 'store'>,
): Promise<Locale> {
  return uiLocale ?? countryLocale(staticData.country, world);
}

/** The first language of a country. */
export async function countryLocale(
  country: string,
  { store }: Pick<World, 'store'>,
): Promise<Locale> {
  const entity = await store.untyped.latest(country);
  const [first = DEFAULT_LOCALE] = entity ? Home.parse(entity.data).languages : [];
  return first;
}
