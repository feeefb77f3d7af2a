import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Focused = {
  readonly name: string;
  /** In the window and not covered by anything. */
  readonly isSeen: boolean;
  readonly hasRing: boolean;
};

const MOST_STOPS = 120;

// A string, since these files are compiled without the browser's types. A radio of a segmented group shows its ring on
// the words beside it.
const FOCUSED = `(() => {
  const element = document.activeElement;
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const box = element.closest('label') ?? element;
  const words = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent;
  const hasRing = [element, element.nextElementSibling].some(
    (one) => one && getComputedStyle(one).outlineStyle !== 'none' && parseFloat(getComputedStyle(one).outlineWidth) >= 2,
  );
  return {
    name: words.trim().replaceAll(/\\s+/g, ' '),
    isSeen: top !== null && (box.contains(top) || top.contains(element)),
    hasRing,
  };
})()`;

export function focusedOn(page: Page): Promise<Focused> {
  return page.evaluate<Focused>(FOCUSED);
}

/** Waits until what is called so has the focus. */
export async function waitForFocus(page: Page, name: RegExp | string): Promise<void> {
  const focused = expect.poll(async () => (await focusedOn(page)).name);
  await (typeof name === 'string' ? focused.toBe(name) : focused.toMatch(name));
}

/**
 * Presses Tab until something of that name has the focus.
 * @throws when it is never reached, or when a stop on the way is hidden, covered or without a ring
 */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedOn(page);
    if (!focused.isSeen) throw new Error(`the focus is on "${focused.name}", which is not seen`);
    if (!focused.hasRing) throw new Error(`"${focused.name}" shows no ring when it has the focus`);
    if (name.test(focused.name)) return;
  }
  throw new Error(`${name} is not reached with Tab`);
}
