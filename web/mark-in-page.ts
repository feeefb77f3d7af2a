import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Puts the sign of the product into the page: as a file of its own it would be asked for again by each bar. */
export function markInPage(source: string): Plugin {
  return {
    name: 'mark-in-page',
    transformIndexHtml: (page) => {
      const [mark] = /<g id="mark">.*<\/g>/s.exec(readFileSync(source, 'utf8')) ?? [];
      if (mark === undefined) throw new Error(`${source} has no mark`);
      return page.replace('<!-- mark of favicon.svg -->', mark);
    },
  };
}
