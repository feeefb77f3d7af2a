import { type Texts, text } from '#infra/demo/texts.ts';

/** A page; its texts are `pages/<usageKey>/<locale>.md`, the first line of each the title. */
export type PageRow = {
  readonly usageKey: string;
  readonly internalName: string;
  /** The age in days of the present version, where it is younger than the page, and its changes. */
  readonly changed?: { readonly daysAgo: number; readonly summary: Texts };
};

/** The pages are older than all that happened in the demo. */
export const PAGES_DAYS_OLD = 900;
/** The age of the second version of the terms: people who accepted the first are asked again. */
export const TERMS_CHANGED_DAYS_AGO = 300;

export const PAGES: readonly PageRow[] = [
  { usageKey: 'footer', internalName: 'Footer' },
  { usageKey: 'home', internalName: 'Home' },
  { usageKey: 'help', internalName: 'Help' },
  { usageKey: 'contact', internalName: 'Contact' },
  { usageKey: 'accessibility', internalName: 'Accessibility' },
  { usageKey: 'privacy', internalName: 'Privacy' },
  { usageKey: 'imprint', internalName: 'Imprint' },
  {
    usageKey: 'tos-agr',
    internalName: 'Terms of service for suppliers',
    changed: {
      daysAgo: TERMS_CHANGED_DAYS_AGO,
      summary: text(
        'Neu: Angebote sind alle 90 Tage zu bestätigen. Was nicht bestätigt ist, wird ausgeblendet, aber nicht gelöscht.',
        'New: offers are to be confirmed every 90 days. What is not confirmed is hidden, not deleted.',
      ),
    },
  },
];
