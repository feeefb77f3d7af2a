import type { Plugin } from 'vite';

/**
 * Lets the bundler drop components of a package that nobody uses: their `displayName` for developer tools and their
 * unmarked `forwardRef` keep them alive (react-router: forms, scroll restoration, history routers).
 */
export function shakeComponents(packageName: string): Plugin {
  return {
    name: 'shake-components',
    apply: 'build',
    transform(code, id) {
      if (!id.includes(`/node_modules/${packageName}/`)) return null;
      const shaken = code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^((?:var|const) \w+ = )(?=\w+\.forwardRef\()/gm, '$1/* @__PURE__ */ ');
      return { code: shaken, map: null };
    },
  };
}
