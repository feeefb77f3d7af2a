import type { Plugin } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';

/**
 * Leaves the parser out of the code that formats messages: built messages are parsed already (precompile-messages.ts),
 * so its 7 KB (gzip) come only with code that asks for it.
 */
export function withoutParser(): Plugin {
  return {
    name: 'without-parser',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== PARSER || !importer?.includes('/intl-messageformat/')) return null;
      return this.resolve(`${PARSER}/no-parser.js`, importer, { skipSelf: true });
    },
  };
}
