/** The rules of axe for WCAG 2.2 up to AA, and those that it calls good practice. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that need more than the elements of a page, which is all that a test of a page has. */
const NEED_MORE = {
  'colours and sizes, which jsdom does not know': [
    'color-contrast',
    'css-orientation-lock',
    'link-in-text-block',
    'scrollable-region-focusable',
    'target-size',
  ],
  'the document around a page, which a test does not mount': [
    'bypass',
    'document-title',
    'html-has-lang',
    'html-lang-valid',
    'html-xml-lang-mismatch',
    'meta-viewport',
    'meta-viewport-large',
  ],
  'the frame of the product around a page: its banner, its `main`, its one `h1`': [
    'landmark-banner-is-top-level',
    'landmark-contentinfo-is-top-level',
    'landmark-main-is-top-level',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
    'landmark-no-duplicate-main',
    'landmark-one-main',
    'landmark-unique',
    'page-has-heading-one',
    'region',
    'skip-link',
  ],
};

/** Rules that only `test/journeys/axe.test.ts` asks. */
export const BROWSER_RULES = Object.values(NEED_MORE).flat();
