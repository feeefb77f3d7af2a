import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { keysOf } from '#shared/kernel/keys-of.ts';
import { languageOf } from '#shared/kernel/locale.ts';
import { messageFiles, readMessages } from './message-files.ts';

/** The names under the icon on a phone, which has room for about twelve letters, by the first locale of each language. */
const SHORT_NAMES = {
  da_DK: 'Økodyr',
  de_DE: 'Bio-Tiere',
  en_GB: 'Organic stock',
  es_ES: 'Animales eco',
  fr_FR: 'Animaux bio',
  hr_HR: 'Eko životinje',
  hu_HU: 'Ökoállatok',
  it_IT: 'Animali bio',
  lt_LT: 'Ekogyvūnai',
  nl_NL: 'Biodieren',
  ro_RO: 'Animale eco',
  sv_SE: 'Ekodjur',
} as const;

const FIRST = new URL('../public/manifest.webmanifest', import.meta.url);

/** Resolves to the manifests by the name of their file: the first one of `public/` in each language. */
export async function manifests(): Promise<Readonly<Record<string, string>>> {
  const first = JSON.parse(readFileSync(FIRST, 'utf8'));
  const written = keysOf(SHORT_NAMES).map(async (locale) => {
    const shell = messageFiles(locale).find(({ part }) => part === 'shell');
    const name = shell && (await readMessages(shell.path))['app.title'];
    const lang = languageOf(locale);
    const manifest = { ...first, name, short_name: SHORT_NAMES[locale], lang };
    return [`manifest.${lang}.webmanifest`, JSON.stringify(manifest)] as const;
  });
  return Object.fromEntries(await Promise.all(written));
}

/** Emits a manifest in each language: a phone that keeps the site on its first screen writes its name below the icon. */
export function emitManifests(): Plugin {
  return {
    name: 'emit-manifests',
    apply: 'build',
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await manifests()))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
