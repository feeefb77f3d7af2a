import { expect, test } from 'vitest';
import {
  functionsOfPages,
  isFunction,
  type NamedFunction,
  type Node,
  walk,
} from './parsed-source.ts';

const functions = functionsOfPages();
const isComponentOrHook = ({ name }: NamedFunction) => /^([A-Z]|use[A-Z])/.test(name);

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
