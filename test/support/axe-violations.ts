import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Which rules are asked: by the tags that they carry or by their names; all when left out. */
export type AxeRules = {
  readonly tags?: readonly string[];
  readonly rules?: readonly string[];
};

type Violation = {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
};

/**
 * Asks axe what the page violates, a line each. The rules are loaded once for a document: that takes longer than to
 * ask them. Frames are refused, since nothing is loaded there.
 */
export async function axeViolations(page: Page, { tags, rules }: AxeRules = {}): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('A page with frames: axe would not look into them');
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const options = {
    resultTypes: ['violations'],
    ...(tags && { runOnly: { type: 'tag', values: tags } }),
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const violations = await page.evaluate<Violation[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
