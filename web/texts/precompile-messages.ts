import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { MESSAGES, readMessages } from './message-files.ts';

/**
 * Parses ICU messages while building, so that neither the parser nor its work reaches a phone. Messages without
 * arguments stay text.
 */
export function precompileMessages(): Plugin {
  return {
    name: 'precompile-messages',
    enforce: 'pre',
    async load(id) {
      if (!id.startsWith(`${MESSAGES}/`) || !id.endsWith('.ts')) return null;
      return `export const messages = ${JSON.stringify(compiled(await readMessages(id)))};`;
    },
  };
}

const compiled = (messages: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key,
      /[{<'#]/.test(text) ? parse(text, { captureLocation: false }) : text,
    ]),
  );
