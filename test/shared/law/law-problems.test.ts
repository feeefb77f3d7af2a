import { expect, test } from 'vitest';
import { lawErrors } from '#shared/law/errors.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import { lawProblems } from '#shared/law/law-problems.ts';

const [ground] = EU_LAW.grounds;
const [share] = EU_LAW.shares;
const [term] = EU_LAW.terms;
const termIn = (...states: readonly string[]) => (term ? [{ ...term, states: [...states] }] : []);
const law = { ...EU_LAW, validFrom: '2026-01-01' };

test.each([
  ['each row once', {}, []],
  ['a single day', { validTo: '2026-01-01' }, []],
  ['over before it begins', { validTo: '2025-12-31' }, [['validTo', lawErrors.overBeforeBegin]]],
  [
    'rows twice',
    {
      grounds: ground ? [ground, ground] : [],
      shares: share ? [share, share, { ...share, renewal: 99 }] : [],
    },
    [
      ['grounds.1', lawErrors.rowTwice],
      ['shares.1', lawErrors.rowTwice],
      ['shares.2', lawErrors.rowTwice],
    ],
  ],
  [
    'a time of its own in some regions',
    { terms: [...termIn(), ...termIn('BY', 'NW'), ...termIn('HE')] },
    [],
  ],
  [
    'two times for one region',
    { terms: [...termIn('BY', 'NW'), ...termIn('HE', 'BY'), ...termIn(), ...termIn()] },
    [
      ['terms.1', lawErrors.rowTwice],
      ['terms.3', lawErrors.rowTwice],
    ],
  ],
])('a law with %s', (_, more, problems) => {
  expect(lawProblems({ ...law, ...more }).map(({ path, error }) => [path, error])).toEqual(
    problems,
  );
});
