import { expect, test } from 'vitest';
import { functionsOfPages, type Node, nodesOf, parsed, walk } from './parsed-source.ts';
import { readSourceFiles } from './source-files.ts';

/** The attributes that a reader sees, or hears. */
const SPOKEN =
  /^(alt|aria-(label|description|roledescription|valuetext)|label|placeholder|title|hint|heading|lead)$/;
/** Two letters beside each other: no unit, sign or mark. */
const WORD = /\p{L}{2}/u;
const KEY = /^["'][a-z]+(\.\w+)+["']$/;

test('what a page says comes from its catalogue: no word stands in the elements themselves', () => {
  const pages = readSourceFiles(['web']).filter(({ path }) => path.endsWith('.tsx'));
  const pageWords = pages.flatMap((page) => {
    const sourceOf = ({ start, end }: Node) => page.text.slice(start, end);
    const words: string[] = [];
    walk(parsed(page), (node) => {
      if (node.type === 'JSXText') words.push(sourceOf(node).replace(/&\w+;/g, '').trim());
      const [name, value] = [nodesOf(node.name)[0], nodesOf(node.value)[0]];
      if (node.type === 'JSXAttribute' && value?.type === 'Literal' && name) {
        if (SPOKEN.test(sourceOf(name)) && !KEY.test(sourceOf(value))) words.push(sourceOf(value));
      }
      return true;
    });
    return words.filter((word) => WORD.test(word)).map((word) => `${page.path}: ${word}`);
  });
  expect(pages.length).toBeGreaterThan(300);
  expect(pageWords).toEqual([]);
});

test('no French sign begins a line: a no-break space ties it to its word', () => {
  const french = readSourceFiles().filter(({ path }) => /\/fr[-_](fr|ch)\b/i.test(path));
  const loose = french.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => /« |[\p{L}\d)»] [:;?!»]/u.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(french.length).toBeGreaterThan(40);
  expect(loose).toEqual([]);
});

/** Components whose condition stays as it is while their region is needed. */
const STEADY = new Set(['FoundList', 'SupplierField', 'WaitingInvites']);

/** Screen readers read what comes into a live region, not what it comes with; `Notice` sees to that itself. */
test('a live region is there before its words: what depends on something stands inside it', () => {
  const late = functionsOfPages().flatMap(({ path, name, node, text }) => {
    const sourceOf = (part: Node) => text.slice(part.start - node.start, part.end - node.start);
    const isRegion = (part: Node) => /^<(?!Notice)\w+[^>]*\brole="status"/.test(sourceOf(part));
    const isLate = (part: Node) => shownIn(part).some(isRegion);
    let count = 0;
    walk(node, (part) => {
      if (part.type === 'LogicalExpression' && isLate(part)) count += 1;
      if (part.type === 'ConditionalExpression' && isLate(part)) count += 1;
      return true;
    });
    const steps = nodesOf(nodesOf(node.body)[0]?.body);
    if (steps.some(({ type }) => type === 'IfStatement'))
      count += steps.filter((step) => step.type === 'ReturnStatement' && isLate(step)).length;
    return count > 0 && !STEADY.has(name) ? [`${path}: ${name}`] : [];
  });
  expect(late).toEqual([]);
});

/** Returns the elements that an expression or a return shows, or not. */
function shownIn(part: Node): Node[] {
  const parts = [part.right, part.consequent, part.alternate, part.argument, part.expression];
  if (part.type === 'JSXFragment') return nodesOf(part.children);
  if (part.type === 'JSXElement') return [part];
  return parts.flatMap(nodesOf).flatMap(shownIn);
}
