import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followTranslation } from '#web/kernel/follow-translation.ts';

/** Wraps each text as Chrome does, in two ways, and each that comes later. */
function translator(take: (text: Text, font: HTMLElement) => void) {
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text instanceof Text && text.data !== '' && text.parentElement?.nodeName !== 'FONT') {
        const font = document.createElement('font');
        const inner = document.createElement('font');
        inner.textContent = text.data;
        font.append(inner);
        take(text, font);
      }
    }
  };
  wrapAll();
  const observer = new MutationObserver(wrapAll);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return observer;
}
const WAYS: readonly (readonly [string, (text: Text, font: HTMLElement) => void])[] = [
  ['replaced', (text, font) => text.replaceWith(font)],
  [
    'taken out after it',
    (text, font) => {
      text.before(font);
      text.remove();
    },
  ],
];

const { removeChild, insertBefore } = Node.prototype;
let translating: MutationObserver | undefined;
beforeEach(() => followTranslation(globalThis));
afterEach(() => {
  translating?.disconnect();
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

const settled = () => act(() => new Promise((done) => setTimeout(done, 0)));

/** A line of facts beside each other, as the pages have them. */
function Facts({ count, radius, more }: { count: number; radius: number; more: boolean }) {
  return (
    <p>
      {count} offers within {radius} km
      {more && ' and more'}
      {more ? <b>!</b> : null}
      {radius > 100 && 'far'}
      {` (${count})`}
    </p>
  );
}

test.each(WAYS)('facts stay true in a page whose texts are %s', async (_, take) => {
  const { rerender, container, unmount } = render(<Facts count={2} radius={25} more />);
  translating = translator(take);
  await settled();
  for (const [count, radius, more, text] of [
    [5, 500, false, '5 offers within 500 kmfar (5)'],
    [5, 200, true, '5 offers within 200 km and more!far (5)'],
    [0, 100, true, '0 offers within 100 km and more! (0)'],
    [7, 500, false, '7 offers within 500 kmfar (7)'],
  ] as const) {
    rerender(<Facts count={count} radius={radius} more={more} />);
    await settled();
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll('font font')).not.toHaveLength(0);
  }
  unmount();
  expect(container.textContent).toBe('');
});
