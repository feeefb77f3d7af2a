import type { Page } from 'playwright-core';

const LEAST_PX = 24; // WCAG 2.2, 2.5.8

// A string, since these files are compiled without the browser's types. A check box counts with its label; a link in
// the flow of a sentence and what only screen readers see are exempt.
const FIND = `(() => {
  const dialog = document.querySelector('dialog[open]');
  const all = (dialog ?? document).querySelectorAll('a[href], button, input, select, textarea, summary');
  const isInText = (element) =>
    getComputedStyle(element).display === 'inline' &&
    element.parentElement.textContent.trim().length > element.textContent.trim().length;
  return [...all].flatMap((element) => {
    const target = element.closest('label') ?? element;
    const { width, height } = target.getBoundingClientRect();
    const isSeen = element.checkVisibility({ checkOpacity: false }) && width > 1 && height > 1;
    const isSmall = Math.min(width, height) < ${LEAST_PX};
    return isSeen && isSmall && !isInText(element)
      ? [Math.round(width) + ' × ' + Math.round(height) + ' ' + element.outerHTML.slice(0, 120)]
      : [];
  });
})()`;

/** Controls that are hard to hit with a finger: below 24 × 24 px. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(FIND);
}
