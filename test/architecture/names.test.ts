import { expect, test } from 'vitest';
import { isFunction, type Node, nodesOf, parsed, walk } from './parsed-source.ts';
import { readSourceFiles } from './source-files.ts';

const files = readSourceFiles();

/** The patterns that a function or a loop binds its values to. */
function patternsOf(node: Node): Node[] {
  if (isFunction(node)) return nodesOf(node.params);
  if (!/^For(Of|In)?Statement$/.test(node.type)) return [];
  return nodesOf([node.left, node.init])
    .flatMap(({ declarations }) => nodesOf(declarations))
    .flatMap(({ id }) => nodesOf(id));
}

/** The names in a pattern; where an object is taken apart, its keys are among them. */
function namesIn(pattern: Node): string[] {
  const names: string[] = [];
  walk(pattern, (node) => {
    if (node.type === 'Identifier') names.push(String(node.name));
    return node.type !== 'TSTypeAnnotation';
  });
  return names;
}

test('a parameter or the variable of a loop has the noun of the thing: `offer`, `field`, not `one`', () => {
  const hits: string[] = [];
  for (const file of files.filter(({ text }) => /\bone\b/.test(text))) {
    walk(parsed(file), (node) => {
      if (patternsOf(node).flatMap(namesIn).includes('one'))
        hits.push(`${file.path}: ${file.text.slice(node.start).split('\n')[0]}`);
      return true;
    });
  }
  expect(hits).toEqual([]);
});

test('no type is read off a function: `Parameters<typeof f>[1]` is a type with a name of its own', () => {
  const among = files.filter(({ path }) => !path.startsWith('test/'));
  const hits = among.filter(({ text }) => /\bParameters<typeof /.test(text));
  expect(hits.map(({ path }) => path)).toEqual([]);
});
