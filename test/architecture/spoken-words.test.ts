import { expect, test } from 'vitest';
import { type Node, nodesOf, parsed, walk } from './parsed-source.ts';
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
