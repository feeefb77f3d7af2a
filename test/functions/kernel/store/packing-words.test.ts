import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packJson } from '#functions/kernel/store/stored-json.ts';
import { buildDemoData } from '#infra/demo/build-demo-data.ts';
import { ENTITY_CLASS_NAMES, type EntityClassName } from '#shared/entity-classes.ts';
import { PACKING_WORDS } from '#shared/packing-words.ts';

/** Bytes of stored bodies in percent of the same bodies deflated without words; less is better. */
const PERCENT_WITH_WORDS: Readonly<Record<EntityClassName, number>> = {
  animalkind: 82,
  account: 57,
  offergroup: 79,
  offer: 72,
  upload: 78,
  country: 90,
  category1: 84,
  category2: 68,
  classification: 74,
  animalusage: 65,
  agecategory: 66,
  animalmenu: 87,
  offerfield: 82,
  region: 83,
  cmspage: 96,
  requestformfield: 77,
  requestpackage: 94,
  'request-process': 75,
  i18nlabels: 78,
  ruleset: 93,
  missingoffergroup: 100,
  productsettings: 100,
  countrylaw: 100,
  decisionrecord: 80,
  countrycalendar: 100,
  searchproof: 100,
  proofkey: 100,
  savedsearches: 100,
};

/** Of what is saved most, the names of fields that came after the words, or are rare. */
const NAMES_BESIDE_THE_WORDS = {
  offer: [],
  account: ['textBlocks'],
  'request-process': [],
} as const satisfies Partial<Record<EntityClassName, readonly string[]>>;

/** Not in the demo data. */
const I18N_LABELS = {
  language: 'de_DE',
  entries: [
    { key: 'offers.search.title', label: 'Bio-Tiere suchen' },
    { key: 'offers.search.none', label: 'Keine Angebote gefunden' },
  ],
};

/** Of the demo data neither: they are made as requests are sent. */
const PROOF = {
  number: 'NV-DE-2026-000001-T',
  position: 1,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  facts: { kind: { id: '019cad8f-ac00-7007-97c1-1e74dfb0f0c5', label: 'Rinder' }, found: 1 },
};
const PROOF_KEY = { kid: 'one', jwk: { kty: 'EC', crv: 'P-256' } };

const demo = buildDemoData(new Date('2026-10-05T10:00:00Z'));
/** The languages whose words are in the texts. */
const PACKED: readonly unknown[] = ['de_DE', 'en_GB'];
/** Leaves out of a body what it says in further languages: that is packed as any text. */
const inPackedLanguages = (body: object): object =>
  JSON.parse(JSON.stringify(body), (_, value) =>
    Array.isArray(value) ? value.filter(({ lang = 'de_DE' }) => PACKED.includes(lang)) : value,
  );
const bodiesOf = (name: string): object[] => {
  if (name === 'i18nlabels') return [I18N_LABELS];
  if (name === 'searchproof') return [PROOF];
  if (name === 'proofkey') return [PROOF_KEY];
  return demo
    .filter(({ entityclass }) => entityclass === name)
    .map(({ data }) => inPackedLanguages(data));
};

test('what was packed before stays readable: a text in use never changes, a new one is appended', () => {
  const hashes = PACKING_WORDS.map((words) => createHash('sha256').update(words).digest('hex'));
  expect(hashes.map((hash) => hash.slice(0, 16))).toEqual([
    '30331af68a9189fe',
    '2e141ef6c0f4cb2a',
    '05bebf54c6d15421',
    'f6c24f8b0c7513d0',
  ]);
});

test.each(ENTITY_CLASS_NAMES)(
  '%s lies in the table as small as ever: where not, append a text with its words',
  (name) => {
    const bodies = bodiesOf(name);
    const packed = sumOf(bodies.map((body) => packJson(body).length));
    const plain = sumOf(
      bodies.map((body) => deflateRawSync(JSON.stringify(body), { level: 9 }).length),
    );
    expect(Math.ceil((100 * packed) / plain)).toBeLessThanOrEqual(PERCENT_WITH_WORDS[name]);
  },
);

test.each(Object.entries(NAMES_BESIDE_THE_WORDS))(
  'the words hold the names of the fields of %s: append a text where one is renamed',
  (name, known) => {
    const words = PACKING_WORDS.at(-1) ?? '';
    const names = new Set(bodiesOf(name).flatMap(namesIn));
    expect([...names].filter((field) => !words.includes(`"${field}":`)).sort()).toEqual(
      [...known].sort(),
    );
  },
);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

function namesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}
