/**
 * The keys of the pages that readers expect: the product shows those of the home page, the footer and the terms by
 * itself; every page is found by its address, `/content/help`.
 */
export const USAGE_KEYS: readonly string[] = [
  'home',
  'footer',
  'help',
  'contact',
  'accessibility',
  'privacy',
  'imprint',
  'tos-agr',
];

/** The answers to what people ask most. */
export const HELP_PAGE = 'help';

/** The pages that the first screen shows. */
export const START_PAGES: readonly string[] = ['home', 'footer', 'contact'];

/** The pages that every country's footer links to, as far as they are written. */
export const FOOTER_PAGES: readonly string[] = [
  'help',
  'contact',
  'accessibility',
  'privacy',
  'imprint',
];

/** The keys of the pages that every country on the website needs: they stay, under their key and with a text. */
export const NEEDED_PAGES: readonly string[] = ['footer', 'help', 'privacy', 'imprint', 'tos-agr'];

/** The pages without which no country goes on the website, in each of its languages. */
export const LEGAL_PAGES: readonly string[] = ['tos-agr', 'privacy', 'imprint'];

/** The pages that say who answers for the site, so that each country has reason to write its own. */
export const OWN_PAGES: readonly string[] = ['privacy', 'imprint'];
