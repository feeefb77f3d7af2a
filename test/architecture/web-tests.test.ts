import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { messageFiles, readMessages } from '#texts/message-files.ts';
import { formsOf } from './message-forms.ts';
import { type Node, walk } from './parsed-source.ts';
import { readSourceFiles } from './source-files.ts';

const files = readSourceFiles(['test']).filter(
  ({ path }) => path.startsWith('test/web/') && !path.startsWith('test/web/i18n/'),
);
const BY_CLASS =
  /((querySelector(All)?|closest|matches)\(|selector:)\s*['"`][^'"`)]*\.[a-z]|ByClassName\(|classList\./g;
/** Words that no name is made of, but every German sentence. */
const GERMAN =
  /(^|[\s„(])(der|die|das|den|dem|ein|eine|einen|ist|sind|wird|wurde|nicht|kein|keine|und|oder|für|mit|von|vom|bis|auf|aus|bei|nach|noch|Sie|Ihre?n?)([\s.,:?!“)$]|$)/;

test('web tests ask by role and name: a class may change with the looks', () => {
  const faults = files.flatMap(({ path, text }) =>
    [...text.matchAll(BY_CLASS)].map(([words]) => `${path}: ${words}`),
  );
  expect(faults).toEqual([]);
});

test('web tests ask by `t(…)` of test/web/catalogue-text.ts: a text may change in its catalogue', async () => {
  const parts = await Promise.all(messageFiles('de_DE').map(({ path }) => readMessages(path)));
  const messages = parts.flatMap((part) => Object.values(part));
  // Shorter texts are names, too: a breed, a town.
  const texts = new Set(messages.filter((message) => message.includes(' ')));
  const forms = messages.flatMap(formsOf);
  const isText = (words: string) =>
    texts.has(words) || GERMAN.test(words) || forms.some((form) => form.test(words));
  const written = files.flatMap(literalsOf);
  // Most words stand in many files.
  const shown = new Set([...new Set(written.map(({ words }) => words))].filter(isText));
  expect(written.filter(({ words }) => shown.has(words))).toEqual([]);
});

type Literal = { readonly path: string; readonly words: string };

/** Every text that is written in a file: strings, the pieces of templates, expressions to match. */
function literalsOf({ path, text }: { readonly path: string; readonly text: string }): Literal[] {
  const literals: Literal[] = [];
  walk(parseSync(path, text, {}).program as unknown as Node, (node) => {
    if (node.type === 'ImportDeclaration') return false;
    if (node.type === 'Literal' || node.type === 'TemplateElement') {
      const words = text.slice(node.start, node.end).replace(/^['"`/]|['"`/]\w*$/g, '');
      literals.push({ path, words });
    }
    return true;
  });
  return literals;
}
