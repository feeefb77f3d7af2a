import type { Plugin } from 'vite';
import { LOCALES } from '#shared/kernel/locale.ts';
import { begunLocales, type MessageFile, messageFiles, wholeLocales } from './message-files.ts';

const NAME = 'virtual:texts';
/** The parts that come with their language, and first in a list of all: those of every page, and of Home. */
const AT_ONCE = ['shell', 'home'];

/**
 * Gives the module `virtual:texts`: the languages that have messages, each with its files by part, and the locales in which
 * none is missing. The names of the files come with their language, so that a first load holds those of one.
 */
export function textFiles(): Plugin {
  return {
    name: 'text-files',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load: async (id) => {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const locale = LOCALES.find((language) => id === `\0${NAME}/${language}`);
      if (locale !== undefined) return partsOf(messageFiles(locale));
      const languages = begunLocales().map(
        (begun) => `${begun}: () => import('${NAME}/${begun}').then((file) => file.parts)`,
      );
      return [
        `export const languages = { ${languages.join(', ')} };`,
        `export const whole = ${JSON.stringify(await wholeLocales())};`,
      ].join('\n');
    },
  };
}

function partsOf(files: readonly MessageFile[]): string {
  const atOnce = AT_ONCE.flatMap((part) => files.find((file) => file.part === part) ?? []);
  const later = files.filter((file) => !atOnce.includes(file));
  const parts = [
    ...atOnce.map(({ part }) => `${part}: async () => ${part}`),
    ...later.map(
      ({ part, path }) => `${part}: () => import('${path}').then((file) => file.messages)`,
    ),
  ];
  return [
    ...atOnce.map(({ part, path }) => `import { messages as ${part} } from '${path}';`),
    `export const parts = { ${parts.join(', ')} };`,
  ].join('\n');
}
