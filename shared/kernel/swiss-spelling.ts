/** Returns German texts as Switzerland spells them: with ss. */
export const swissSpelling = <T>(texts: T): T =>
  JSON.parse(JSON.stringify(texts).replaceAll('ß', 'ss'));
