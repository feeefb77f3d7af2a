import { parseSync } from 'vite';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/** A node of the parser; its fields depend on `type`. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
export const isFunction = ({ type }: Node): boolean =>
  /^(Function(Declaration|Expression)|ArrowFunctionExpression)$/.test(type);

export type NamedFunction = {
  readonly path: string;
  readonly name: string;
  readonly node: Node;
  readonly text: string;
};

export const nodesOf = (value: unknown): Node[] => [value].flat().filter(isNode);

export function parsed({ path, text }: Pick<SourceFile, 'path' | 'text'>): Node {
  return parseSync(path, text, {}).program as unknown as Node;
}

/** Calls `see` with the node and every node in it; where it gives false, nothing inside is seen. */
export function walk(node: Node, see: (node: Node) => boolean): void {
  if (!see(node)) return;
  for (const value of Object.values(node).flat()) if (isNode(value)) walk(value, see);
}

/** Every function of the pages that has a name, by its declaration or by the constant that holds it. */
export function functionsOfPages(): NamedFunction[] {
  return readSourceFiles(['web'])
    .filter(({ path }) => path.startsWith('web/src/'))
    .flatMap(({ path, text }) => {
      const functions: NamedFunction[] = [];
      const add = (id: unknown, node: unknown) => {
        if (!isNode(id) || !isNode(node) || !isFunction(node)) return;
        functions.push({
          path,
          name: String(id.name),
          node,
          text: text.slice(node.start, node.end),
        });
      };
      walk(parsed({ path, text }), (node) => {
        if (node.type === 'FunctionDeclaration') add(node.id, node);
        if (node.type === 'VariableDeclarator') add(node.id, node.init);
        return true;
      });
      return functions;
    });
}
