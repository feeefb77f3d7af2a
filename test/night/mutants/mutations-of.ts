import { parseSync } from 'vite';
import { type Node, walk } from '#test/architecture/parsed-source.ts';

/** One small fault: the characters from `start` to `end` become `after`. */
export type Mutation = { readonly start: number; readonly end: number; readonly after: string };

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
const METHODS: Readonly<Record<string, string>> = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
};
const TYPED_EXPRESSION = /^TS(As|Satisfies|NonNull)/;

/** Returns every fault that can be put into a source text, in the order of their places. */
export function mutationsOf(path: string, text: string): Mutation[] {
  const mutations: Mutation[] = [];
  walk(parseSync(path, text, {}).program as unknown as Node, (node) => {
    if (node.type === 'ImportDeclaration') return false;
    if (node.type.startsWith('TS') && !TYPED_EXPRESSION.test(node.type)) return false;
    mutations.push(...mutationsAt(node, text));
    return true;
  });
  return mutations.sort((a, b) => a.start - b.start || a.end - b.end);
}

function mutationsAt(node: Node, text: string): Mutation[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return otherOperator(node, text);
    case 'ConditionalExpression':
      return [negated(nodeIn(node, 'test'), text)];
    case 'IfStatement':
      return [negated(nodeIn(node, 'test'), text), ...withoutLeaving(node)];
    case 'UnaryExpression':
      return node.operator === '!' ? [replaced(node, source(nodeIn(node, 'argument'), text))] : [];
    case 'AwaitExpression':
      return [replaced(node, source(nodeIn(node, 'argument'), text))];
    case 'Literal':
      return otherLiteral(node);
    case 'CallExpression':
      return otherCall(node, text);
    case 'BlockStatement':
      return [node.body].flat().length > 0 ? [replaced(node, '{}')] : [];
    default:
      return [];
  }
}

function otherOperator(node: Node, text: string): Mutation[] {
  const after = OPERATORS[String(node.operator)];
  if (after === undefined) return [];
  const operator = String(node.operator);
  const start = text.indexOf(operator, nodeIn(node, 'left').end);
  return [{ start, end: start + operator.length, after }];
}

/** The `if` that leaves early is gone: `if (missing) return;`, `if (missing) { …; throw …; }`. */
function withoutLeaving(node: Node): Mutation[] {
  if (node.alternate) return [];
  const then = nodeIn(node, 'consequent');
  const last = then.type === 'BlockStatement' ? [then.body].flat().at(-1) : then;
  const leaves = /^(Return|Throw|Continue|Break)Statement$/.test(
    (last as Node | undefined)?.type ?? '',
  );
  return leaves ? [replaced(node, ';')] : [];
}

function otherLiteral(node: Node): Mutation[] {
  if (typeof node.value === 'number') return [replaced(node, String(node.value + 1))];
  if (typeof node.value === 'boolean') return [replaced(node, String(!node.value))];
  return [];
}

function otherCall(node: Node, text: string): Mutation[] {
  const callee = nodeIn(node, 'callee');
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const property = nodeIn(callee, 'property');
  const name = String(property.name);
  if (name === 'filter') return [replaced(node, source(nodeIn(callee, 'object'), text))];
  const after = METHODS[name];
  return after === undefined ? [] : [replaced(property, after)];
}

const nodeIn = (node: Node, field: string): Node => node[field] as Node;
const source = ({ start, end }: Node, text: string): string => text.slice(start, end);
const replaced = ({ start, end }: Node, after: string): Mutation => ({ start, end, after });
const negated = (node: Node, text: string): Mutation => replaced(node, `!(${source(node, text)})`);
