import type { Page } from 'playwright-core';

/** The distances that a reader may ask for (WCAG 1.4.12). */
const DISTANCES =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Sets lines, words and letters apart as a reader may. The policy of the pages lets no style element in. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(DISTANCES)});
    document.adoptedStyleSheets.push(sheet);
  })()`);
}
