import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { LOCALES, type Locale, ownLanguageChain } from '#shared/kernel/locale.ts';

/** The folder of the messages: `<locale>/<part>.ts`, each exporting `messages`. */
export const MESSAGES = fileURLToPath(new URL('../src/i18n/messages', import.meta.url));

export type MessageFile = { readonly part: string; readonly path: string };

/** Returns the files of a locale by part, in the order of their names; none where nobody has begun it. */
export function messageFiles(locale: Locale): MessageFile[] {
  const folder = `${MESSAGES}/${locale}`;
  if (!begunLocales().includes(locale)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => ({ part: name.slice(0, -'.ts'.length), path: `${folder}/${name}` }));
}

/** Returns the locales that have messages of their own. */
export function begunLocales(): Locale[] {
  const folders = readdirSync(MESSAGES);
  return LOCALES.filter((locale) => folders.includes(locale));
}

/** Resolves to the messages of a file. Each call reads the file again, so that a rebuild sees what was written since. */
export async function readMessages(path: string): Promise<Readonly<Record<string, string>>> {
  const file = await import(`${pathToFileURL(path).href}?${Date.now()}`);
  return file.messages;
}

/** Resolves to the keys, by part, that neither the locale nor the ones of its language before it have: `de_AT` has those of `de_DE`. */
export async function missingMessages(locale: Locale): Promise<ReadonlyMap<string, string[]>> {
  const own = ownLanguageChain(locale).flatMap(messageFiles);
  const missing = new Map<string, string[]>();
  for (const { part, path } of messageFiles('de_DE')) {
    const files = own.filter((file) => file.part === part);
    const written = await Promise.all(files.map((file) => readMessages(file.path)));
    const keys = Object.keys(await readMessages(path)).filter(
      (key) => !written.some((messages) => key in messages),
    );
    if (keys.length > 0) missing.set(part, keys);
  }
  return missing;
}

/** Resolves to the locales in which no message is missing. */
export async function wholeLocales(): Promise<Locale[]> {
  const missing = await Promise.all(LOCALES.map(missingMessages));
  return LOCALES.filter((_, index) => missing[index]?.size === 0);
}
