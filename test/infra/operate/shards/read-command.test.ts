import { describe, expect, test } from 'vitest';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { readCommand } from '#infra/operate/shards/read-command.ts';

const MARKET = 'offer.market#00000000-0000-7000-8000-000000000001.x';

describe('a command on shards', () => {
  test('says what to do, where, and with which shards; all without a name, each once', () => {
    expect(readCommand(['check', 'production'])).toEqual({
      action: 'check',
      place: 'production',
      shards: undefined,
    });
    expect(readCommand(['rebuild', 'local', MARKET, 'animalkind.all#all', MARKET])).toEqual({
      action: 'rebuild',
      place: 'local',
      shards: [MARKET, 'animalkind.all#all'],
    });
  });

  test.each([
    ['nothing', [], 'Say what to do, and where'],
    ['no place', ['check'], 'Say what to do, and where'],
    ['another action', ['remove', 'local'], 'Say what to do, and where'],
    ['a class that is not', ['check', 'local', 'cow.all#all'], 'cow.all#all is no shard'],
    ['a group that is not', ['check', 'local', 'offer.toString#x'], 'offer.toString#x is no shard'],
    ['no key', ['check', 'local', 'offer.market'], 'offer.market is no shard'],
    ['too many', ['check', 'local', ...Array(101).fill(MARKET)], 'Name 100 shards at most'],
  ])('is refused with one sentence for %s', (_, given, sentence) => {
    expect(() => readCommand(given)).toThrow(StartupError);
    expect(() => readCommand(given)).toThrow(sentence);
  });
});
