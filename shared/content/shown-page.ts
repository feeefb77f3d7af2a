import type { Cmspage } from './cmspage.ts';

/** Returns the page that a country shows under a key: its own, or else the one of all countries. */
export function shownPage<P extends { readonly data: Pick<Cmspage, 'usageKey' | 'country'> }>(
  pages: readonly P[],
  usageKey: string,
  country: string,
): P | undefined {
  const pageOf = (wanted?: string) =>
    pages.find(({ data }) => data.usageKey === usageKey && data.country === wanted);
  return pageOf(country) ?? pageOf();
}
