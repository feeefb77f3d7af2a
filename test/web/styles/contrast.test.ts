// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../../web/src/styles/tokens.css', import.meta.url), 'utf8');

/** Colours of the rules with exactly this selector. */
function coloursOf(selector: string): Map<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const own = rules.filter(([, head = '']) => head.trim().split('\n').at(-1)?.trim() === selector);
  const pairs = own.flatMap(([, , body = '']) => [
    ...body.matchAll(/--(c-[\w-]+):\s*(#[0-9a-f]{6})/g),
  ]);
  return new Map(pairs.map(([, name = '', value = '']) => [name, value]));
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const light = coloursOf(':root');
const dark = new Map([...light, ...coloursOf(':root[data-theme="dark"]')]);
const ACCENTS = ['navy', 'wine', 'brick', 'teal', 'plum'];

const SURFACES = ['c-bg', 'c-surface', 'c-surface-2', 'c-raised'];
const TEXT: readonly (readonly [string, string])[] = [
  ...SURFACES.flatMap((surface) =>
    ['c-ink', 'c-ink-2', 'c-link', 'c-link-visited', 'c-danger', 'c-primary'].map(
      (ink) => [ink, surface] as const,
    ),
  ),
  ['c-on-primary', 'c-primary'],
  ['c-on-primary', 'c-primary-hover'],
  ['c-on-primary', 'c-primary-active'],
  ['c-on-primary-soft', 'c-primary-soft'],
  ['c-on-danger', 'c-danger'],
  ['c-on-danger', 'c-danger-hover'],
  ...['ok', 'info', 'warn', 'bad', 'off'].map((tone) => [`c-${tone}-ink`, `c-${tone}-bg`] as const),
  ['c-warn-ink', 'c-raised'],
  ['c-ink', 'c-primary-soft'],
  ['c-ink', 'c-av-some'],
  ['c-ink', 'c-av-none'],
  ['c-ink', 'c-av-later'],
  ['c-on-primary', 'c-av-full'],
];
const EDGES: readonly (readonly [string, string])[] = [
  ...SURFACES.map((surface) => ['c-control', surface] as const),
  ['c-focus', 'c-focus-ink'],
  ...['ok', 'info', 'warn', 'bad', 'off'].map(
    (tone) => [`c-${tone}-line`, `c-${tone}-bg`] as const,
  ),
];

for (const [theme, colours] of [
  ['light', light],
  ['dark', dark],
] as const) {
  const of = (name: string) => colours.get(name) ?? `no colour ${name}`;
  test(`text has a contrast of at least 4.5, control edges of 3, in the ${theme} theme (WCAG 1.4.3, 1.4.11)`, () => {
    expect(colours.size).toBeGreaterThan(40);
    const weak = (pairs: typeof TEXT, least: number) =>
      pairs
        .map(([a, b]) => `${a} on ${b}: ${contrast(of(a), of(b)).toFixed(2)}`)
        .filter((line) => !(Number(line.split(': ')[1]) >= least));
    expect(weak(TEXT, 4.5)).toEqual([]);
    expect(weak(EDGES, 3)).toEqual([]);
  });

  test.each(ACCENTS)(`the accent %s is seen in the ${theme} theme`, (accent) => {
    const root = theme === 'light' ? ':root' : ':root[data-theme="dark"]';
    const own = new Map([...colours, ...coloursOf(`${root}[data-accent="${accent}"]`)]);
    const line = own.get('c-accent') ?? '';
    expect(contrast(line, own.get('c-surface') ?? '')).toBeGreaterThanOrEqual(3);
    expect(line).not.toBe(colours.get('c-accent'));
  });
}

test('the colours of the dark theme stay off paper, which is white', () => {
  const media = [...css.matchAll(/^@media ([^{]+) \{\n([\s\S]*?)^\}/gm)];
  const ofDark = media.filter(([, , rules = '']) => /(?<!not\()\[data-theme="dark"\]/.test(rules));
  expect(ofDark.map(([, query]) => query)).toEqual([
    'not print',
    'screen and (prefers-contrast: more)',
  ]);
});
