import { cleanup } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { AXE_TAGS, BROWSER_RULES } from '#test/support/axe-rules.ts';

/** Asked below, of every id: axe looks through the whole page for each, in two fifths of its time. */
const ONE_ID = 'duplicate-id-aria';
const off = [...BROWSER_RULES, ONE_ID].map((rule) => [rule, { enabled: false }]);
const OPTIONS = {
  runOnly: { type: 'tag' as const, values: AXE_TAGS },
  rules: Object.fromEntries(off),
  resultTypes: ['violations' as const],
  // What a frame shows is another document, and an answer from it would be waited for.
  iframes: false,
};

/**
 * Asks axe what the page violates that a test leaves, and takes the page away. It passes over a page all of whose kinds
 * of elements are in `seen`, the pages of one file: of 830 pages 320 are left, for half of the 36 s of a processor, and
 * among them the first dialog and the first alert. Axe looks at a copy, in which nothing happens any more.
 */
export async function lookAtPage(seen: Set<string>): Promise<void> {
  const kinds = new Set(Array.from(document.body.querySelectorAll('*'), kindOf));
  if ([...kinds].every((kind) => seen.has(kind))) return cleanup();
  for (const kind of kinds) seen.add(kind);
  const copy = document.body.cloneNode(true);
  cleanup();
  // Axe waits by the clock of the machine; the page that had another one is gone.
  if (vi.isFakeTimers()) vi.useRealTimers();
  // Loaded here, since it keeps the document that it finds: tests without one share the modules.
  const { default: axe } = await import('axe-core');
  document.body.replaceChildren(...copy.childNodes);
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) < at);
  const { violations } = await axe
    .run(document, OPTIONS)
    .finally(() => document.body.replaceChildren());
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  faults.push(...twice.map((id) => `${ONE_ID}: ${id}`));
  expect(faults, 'axe finds on the page that the test leaves').toEqual([]);
}

/** The name of an element, its role, and the names of its ARIA attributes. */
function kindOf(element: Element): string {
  const aria = element.getAttributeNames().filter((name) => name.startsWith('aria-'));
  return [element.localName, element.getAttribute('role'), ...aria.toSorted()].join(' ');
}
