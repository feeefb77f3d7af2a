import { describe, expect, test } from 'vitest';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { readStackOptions } from '#infra/local/read-stack-options.ts';

const read = (...argv: string[]) => readStackOptions({ env: {}, argv });

describe('what npm start is asked for', () => {
  test.each<[string[], boolean, number]>([
    [[], true, 0],
    [['--empty'], false, 0],
    [['--offers', '100000'], true, 100_000],
  ])('%j', (argv, withDemoData, moreOffers) => {
    expect(read(...argv)).toMatchObject({ withDemoData, moreOffers });
  });

  test.each([
    [['--offers'], '--offers  is no number'],
    [['--offers', 'many'], '--offers many is no number'],
    [['--offers', '-5'], '--offers -5 is no number'],
    [['--offers', '1000001'], 'up to 1000000'],
    [['--empty', '--offers', '5'], 'leave --empty out'],
  ])('%j is refused in one sentence', (argv, sentence) => {
    expect(() => read(...argv)).toThrow(StartupError);
    expect(() => read(...argv)).toThrow(sentence);
  });
});
