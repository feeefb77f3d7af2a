import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/**
 * Parses ICU messages while building, so that neither the parser nor its work reaches a phone. Messages without
 * arguments stay text. `folder` holds the catalogues: files whose exports are records of messages.
 */
export function precompileMessages(folder: string): Plugin {
  return {
    name: 'precompile-messages',
    enforce: 'pre',
    async load(id) {
      if (!id.startsWith(`${folder}/`) || !id.endsWith('.ts')) return null;
      // The query makes a rebuild read the file again.
      const catalogue: Record<string, unknown> = await import(
        `${pathToFileURL(id).href}?${Date.now()}`
      );
      return Object.entries(catalogue)
        .map(([name, messages]) => `export const ${name} = ${JSON.stringify(compiled(messages))};`)
        .join('\n');
    },
  };
}

function compiled(messages: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages ?? {}).map(([key, text]) => [
      key,
      /[{<'#]/.test(text) ? parse(text, { captureLocation: false }) : text,
    ]),
  );
}
