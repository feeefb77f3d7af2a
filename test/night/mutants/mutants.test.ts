import { describe, expect, test } from 'vitest';
import type { SourceFile } from '#test/architecture/source-files.ts';
import { drawMutants, mutantOf } from './draw-mutants.ts';
import { mutationsOf } from './mutations-of.ts';
import { pathsOfErrors, refusedByTypes } from './refused-by-types.ts';
import { testsOf } from './tests-of.ts';

const mutantsIn = (text: string): string[] =>
  mutationsOf('a.ts', text).map(
    ({ start, end, after }) => text.slice(0, start) + after + text.slice(end),
  );

describe('faults', () => {
  test.each<[code: string, mutants: string[]]>([
    ['a < b;', ['a <= b;']],
    ['a >= b;', ['a > b;']],
    ['a === b;', ['a !== b;']],
    ['a + b;', ['a - b;']],
    ['a && b;', ['a || b;']],
    ['a ?? b;', ['a && b;']],
    ['!a;', ['a;']],
    ['a ? b : c;', ['!(a) ? b : c;']],
    ['a = 7;', ['a = 8;']],
    ['a = true;', ['a = false;']],
    ['all.every(is);', ['all.some(is);']],
    ['all.filter(is).length;', ['all.length;']],
    ['await save();', ['save();']],
    ['if (a) b();', ['if (!(a)) b();']],
    ['for (;;) if (a) break;', ['for (;;) ;', 'for (;;) if (!(a)) break;']],
    [
      'const f = () => { if (a) { b(); throw c; } d(); };',
      [
        'const f = () => {};',
        'const f = () => { ; d(); };',
        'const f = () => { if (!(a)) { b(); throw c; } d(); };',
        'const f = () => { if (a) {} d(); };',
      ],
    ],
    ['const a: 7 = b as 7;', []],
    ['import { a } from "7";', []],
    ['const f = () => {};', []],
  ])('in %s', (code, mutants) => {
    expect(mutantsIn(code)).toEqual(mutants);
  });

  test('are told with their place, before and after', () => {
    const file: SourceFile = { path: 'a.ts', text: 'const b = 1;\nif (b < 2) c();\n', imports: [] };
    const [, less] = mutationsOf(file.path, file.text).filter(({ after }) => after !== '2');
    if (!less) throw new Error('No fault there');
    expect(mutantOf(file, less)).toEqual({
      path: 'a.ts',
      text: 'const b = 1;\nif (b <= 2) c();\n',
      says: 'a.ts:2  if (b < 2) c();  →  if (b <= 2) c();',
    });
  });
});

describe('draws', () => {
  const saysOf = (seed: number) => drawMutants(['shared/kernel'], 20, seed).map(({ says }) => says);

  test('the same mutants for the same seed, each once and in the folder', () => {
    const drawn = saysOf(7);
    expect(new Set(drawn).size).toBe(20);
    expect(drawn.every((says) => says.startsWith('shared/kernel/'))).toBe(true);
    expect(saysOf(7)).toEqual(drawn);
    expect(saysOf(8)).not.toEqual(drawn);
  });

  test('no more than there are', () => {
    expect(drawMutants(['shared/nowhere'], 20, 7)).toEqual([]);
  });
});

test('the tests of a file are those that import it: of its folder first, then by distance, slow ones last', () => {
  const file = (path: string, targets: readonly string[], typeOnly = false): SourceFile => ({
    path,
    text: '',
    imports: targets.map((target) => ({
      specifier: target,
      target,
      own: true,
      typeOnly,
      dynamic: false,
    })),
  });
  const files = [
    file('functions/offers/save.ts', ['shared/offers/offer.ts']),
    file('functions/offers/only-types.ts', ['shared/offers/offer.ts'], true),
    file('test/functions/offers/save.test.ts', ['functions/offers/save.ts']),
    file('test/functions/offers/only-types.test.ts', ['functions/offers/only-types.ts']),
    file('test/functions/offers/direct.test.ts', ['shared/offers/offer.ts']),
    file('test/shared/offers/offer.test.ts', ['shared/offers/offer.ts']),
    file('test/infra/demo/demo.test.ts', ['shared/offers/offer.ts']),
    file('test/functions/campaign/matrix.test.ts', ['shared/offers/offer.ts']),
    file('test/journeys/offer.test.ts', ['shared/offers/offer.ts']),
  ];
  expect(testsOf('shared/offers/offer.ts', files)).toEqual([
    'test/shared/offers/offer.test.ts',
    'test/functions/offers/direct.test.ts',
    'test/functions/offers/save.test.ts',
    'test/functions/campaign/matrix.test.ts',
    'test/infra/demo/demo.test.ts',
  ]);
});

test('the compiler reads many mutants at once, but one of each file, and tells which it refuses', () => {
  const mutant = (path: string, says: string) => ({ path, says, text: '' });
  const [one, two, again, far] = ['a 1', 'b 2', 'a 3', 'c 4'].map((says) =>
    mutant(says.charAt(0), says),
  );
  const read: string[] = [];
  const compile = (group: readonly { says: string }[]) => {
    const all = group.map(({ says }) => says).join(', ');
    read.push(all);
    return [...(all.includes('b 2') ? ['b'] : []), ...(all.includes('c 4') ? ['elsewhere'] : [])];
  };
  if (!one || !two || !again || !far) throw new Error('too few');
  const refused = refusedByTypes([one, two, again, far], compile);
  expect([...refused].map(({ says }) => says)).toEqual(['b 2', 'c 4']);
  expect(read).toEqual(['a 1, b 2, c 4', 'a 1, c 4', 'a 1', 'c 4', 'a 3']);
});

test('an error of the compiler names its file', () => {
  const output = `shared/a.ts(3,7): error TS2322: Type 'x' is not…
  The expected type comes from b.ts(1,2)
shared/a.ts(4,1): error TS1005: ';' expected.
test/c.tsx(1,2): error TS2304: Cannot find name 'd'.`;
  expect(pathsOfErrors(output)).toEqual(['shared/a.ts', 'test/c.tsx']);
});
