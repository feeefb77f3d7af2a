import { expect, test } from 'vitest';
import {
  functionsOfPages,
  isFunction,
  type NamedFunction,
  type Node,
  walk,
} from './parsed-source.ts';

const LONGEST = 80;

const functions = functionsOfPages();
const isComponentOrHook = ({ name }: NamedFunction) => /^([A-Z]|use[A-Z])/.test(name);

test('no function of the pages is above 80 lines: cut a component along its parts, a hook along its questions', () => {
  const tooLong = functions
    .map(({ path, name, text }) => ({ path, name, lines: text.split('\n').length }))
    .filter(({ lines }) => lines > LONGEST);
  expect(tooLong).toEqual([]);
});

test('no ref is read or written while rendering: use state, `useEffectEvent`, or an effect', () => {
  const hits = functions.filter(isComponentOrHook).flatMap((of) => {
    const seen: string[] = [];
    walk(of.node, (node) => {
      if (node !== of.node && isFunction(node)) return false;
      if (isCurrent(node)) seen.push(`${of.path}: ${of.name}`);
      return true;
    });
    return seen;
  });
  expect(hits).toEqual([]);
});

function isCurrent({ type, property }: Node): boolean {
  return type === 'MemberExpression' && (property as Node | undefined)?.name === 'current';
}
