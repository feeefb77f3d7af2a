import type { Plugin } from 'vite';

/**
 * Lets the bundler drop components of a package that nobody uses: their `displayName` for developer tools, their
 * unmarked `forwardRef`, `memo` and base class of a class component keep them alive (react-router: forms, scroll
 * restoration, history routers, error pages of its framework).
 */
export function shakeComponents(packageName: string): Plugin {
  return {
    name: 'shake-components',
    apply: 'build',
    transform(code, id) {
      if (!id.includes(`/node_modules/${packageName}/`)) return null;
      const contexts = new Map(
        [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].map(([, name, of]) => [name, of]),
      );
      const shaken = code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^\w+\.contextType = \w+;$/gm, '')
        .replace(/^((?:var|const) \w+ = )(?=\w+\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
        .replace(
          /^var (\w+) = (class extends \w+\.Component \{)([\s\S]*?^\});$/gm,
          (_, name, head, body) => {
            const context = contexts.get(name);
            const inside = context === undefined ? '' : `static contextType = ${context};`;
            return `var ${name} = /* @__PURE__ */ (() => ${head}${inside}${body})();`;
          },
        );
      return { code: shaken, map: null };
    },
  };
}
