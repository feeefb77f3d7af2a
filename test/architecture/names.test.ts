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
  // Few files are parsed: those in which the word stands where a name could be bound.
  const mayBind = /(^|[(,{[:])\s*one\s*[?:,)\]}=]|\b(const|let) one\b/m;
  for (const file of files.filter(({ text }) => mayBind.test(text))) {
    walk(parsed(file), (node) => {
      if (patternsOf(node).flatMap(namesIn).includes('one'))
        hits.push(`${file.path}: ${file.text.slice(node.start).split('\n')[0]}`);
      return true;
    });
  }
  expect(hits).toEqual([]);
});

/** Tests still read so many types off functions; there may only be fewer. */
const READ_OFF_IN_TESTS = 26;

test('no type is read off a function: `Parameters<typeof f>[1]` is a type with a name of its own', () => {
  const hits = files
    .filter(({ path }) => path !== 'test/architecture/names.test.ts')
    .flatMap(({ path, text }) => [...text.matchAll(/\bParameters<typeof /g)].map(() => path));
  const isTest = (path: string) => path.startsWith('test/');
  expect(hits.filter((path) => !isTest(path))).toEqual([]);
  expect(hits.filter(isTest).length).toBeLessThanOrEqual(READ_OFF_IN_TESTS);
});

test('an object says its properties plainly: no literal is spread into another, nor into an element', () => {
  const hits: string[] = [];
  for (const file of files.filter(({ text }) => text.includes('...{'))) {
    walk(parsed(file), (node) => {
      const spreads = /^(SpreadElement|JSXSpreadAttribute)$/.test(node.type);
      if (spreads && nodesOf(node.argument)[0]?.type === 'ObjectExpression')
        hits.push(`${file.path}: ${file.text.slice(node.start, node.end)}`);
      return true;
    });
  }
  expect(hits).toEqual([]);
});
