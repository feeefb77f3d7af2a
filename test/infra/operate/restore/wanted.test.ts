import { expect, test } from 'vitest';
import { checkMoment, readWanted, wantedName } from '#infra/operate/restore/wanted.ts';

const now = new Date('2026-11-22T17:00:00Z');
const arn = 'arn:aws:dynamodb:eu-central-1:111122223333:table/livestock-test/backup/01500-abc';

test.each(['2026-11-22T16:55:00Z', '2026-11-22T17:55:00+01:00', 'last', 'copy', arn])(
  'a moment, the last state, a copy or a backup can be wanted: %s',
  (said) => {
    const name = said.includes('+') ? '2026-11-22T16:55:00.000Z' : said.replace('00Z', '00.000Z');
    expect(wantedName(readWanted(said, now))).toBe(name);
  },
);

test.each([
  undefined,
  '',
  'yesterday',
  '2026-11-22',
  '16:55',
  '2026-13-01T00:00:00Z',
  'arn:aws:s3:::x',
])('what is no moment is told how one is written: %s', (said) => {
  expect(() => readWanted(said, now)).toThrow(/^Name a stage and what to restore: npm run /);
});

test('what lies in the future cannot be restored', () => {
  expect(() => readWanted('2026-11-22T17:00:01Z', now)).toThrow(
    '2026-11-22T17:00:01.000Z lies in the future.',
  );
});

test('a moment outside of what AWS keeps is refused, with the bound that it breaks', () => {
  const window = {
    earliest: new Date('2026-10-18T17:00:00Z'),
    latest: new Date('2026-11-22T16:55:00Z'),
  };
  const check = (moment: string) => () => checkMoment(new Date(moment), window);
  expect(check('2026-10-18T17:00:00Z')).not.toThrow();
  expect(check('2026-11-22T16:55:00Z')).not.toThrow();
  expect(check('2026-10-18T16:59:59Z')).toThrow(
    'is too long ago: the table can be restored from 2026-10-18T17:00:00.000Z on.',
  );
  expect(check('2026-11-22T16:55:01Z')).toThrow(/is too new: .* up to 2026-11-22T16:55:00.000Z/);
  expect(() => checkMoment(now, undefined)).toThrow(/^Point-in-time recovery is off/);
});
