import { beforeEach, expect, test, vi } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { PARTIES } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { createStepAnswers, type StepWorld } from '#web/features/requests/fill/step-answers.ts';

const IN_ACCOUNT = { typed: { numberWanted: '7' }, uploads: [] };
const TYPED = { numberWanted: '012' };
/** The typed answers, as the account writes them. */
const ARRIVED = { typed: { numberWanted: '12' }, uploads: [] };
const PHOTO = { upload: 'photo', name: 'Photo.jpg', size: 5 };

const answered = { ...entityOf('request-process', {}), rev: 4 } as Entity;
const device = {
  save: vi.fn(),
  flush: vi.fn(),
  discard: vi.fn(),
  end: vi.fn(),
  asTyped: () => ARRIVED,
};
const keep = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
});

const worldOf = (more: Partial<StepWorld> = {}): StepWorld => ({
  filling: { fieldData: [], attachments: [], owner: PARTIES.agr },
  rev: 3,
  typed: TYPED,
  leavesOut: false,
  filesNow: () => [],
  run: async (_, take) => {
    take(answered);
    return true;
  },
  device,
  keep,
  ...more,
});

test('the answers begin with what the device kept, else with the draft in the account', () => {
  expect(createStepAnswers(IN_ACCOUNT, { typed: TYPED }).state.get().typed).toBe(TYPED);
  expect(createStepAnswers(IN_ACCOUNT, null).state.get().typed).toBe(IN_ACCOUNT.typed);
});

test('the answers of the account can be taken again', () => {
  const answers = createStepAnswers(IN_ACCOUNT, { typed: TYPED });
  answers.restart();
  expect(answers.state.get()).toEqual({ typed: IN_ACCOUNT.typed, saved: IN_ACCOUNT, sent: [] });
});

test('what is saved in the account leaves the device', async () => {
  const answers = createStepAnswers(IN_ACCOUNT, { typed: TYPED });
  const filling = { fieldData: [], attachments: [PHOTO.upload], owner: PARTIES.agr };
  expect(await answers.saveDraft(worldOf({ filling, filesNow: () => [PHOTO] }))).toBe(true);
  expect(answers.state.get().saved).toEqual({ typed: TYPED, uploads: [PHOTO.upload] });
  const [saved = 0] = device.save.mock.invocationCallOrder;
  expect(device.discard.mock.invocationCallOrder).toEqual([expect.any(Number)]);
  expect(device.discard.mock.invocationCallOrder[0]).toBeGreaterThan(saved);
  expect(device.save).toHaveBeenCalledOnce();
  expect(keep).toHaveBeenCalledWith(answered);
});

test('a draft stands on the device as sent before it goes, until an answer comes', async () => {
  const answers = createStepAnswers(IN_ACCOUNT, { typed: TYPED, sent: [IN_ACCOUNT] });
  const sent = [IN_ACCOUNT, ARRIVED];
  const run = async () => {
    expect(device.save).toHaveBeenCalledWith({ rev: 3, typed: TYPED, files: [], sent });
    expect(device.flush).toHaveBeenCalledOnce();
    return false;
  };
  await answers.saveDraft(worldOf({ run }));
  expect(answers.state.get().sent).toEqual(sent);
  await answers.saveDraft(worldOf());
  expect(answers.state.get().sent).toEqual([]);
});

test('what is typed during the save stays on the device, upon the revision of the answer', async () => {
  const answers = createStepAnswers(IN_ACCOUNT, { typed: TYPED });
  const later = { numberWanted: '123' };
  const run: StepWorld['run'] = async (_, take) => {
    answers.type(later);
    take(answered);
    return true;
  };
  await answers.saveDraft(worldOf({ run }));
  expect(answers.state.get()).toMatchObject({ typed: later, saved: { typed: TYPED } });
  expect(device.save).toHaveBeenCalledWith({ rev: answered.rev, typed: later, files: [] });
});

test.each([
  ['a file that arrives during the save', { filesNow: () => [PHOTO] }, [PHOTO]],
  [
    'a file that takes the place of another during the save',
    {
      filling: { fieldData: [], attachments: ['other'], owner: PARTIES.agr },
      filesNow: () => [PHOTO],
    },
    [PHOTO],
  ],
  ['an answer that the account does not take', { leavesOut: true }, []],
])('%s stays on the device', async (_, more, files) => {
  const answers = createStepAnswers(IN_ACCOUNT, { typed: TYPED });
  await answers.saveDraft(worldOf(more));
  expect(device.save).toHaveBeenCalledWith({ rev: answered.rev, typed: TYPED, files });
});

test('a save that is refused or given up changes nothing', async () => {
  const answers = createStepAnswers(IN_ACCOUNT, { typed: TYPED });
  expect(await answers.saveDraft(worldOf({ run: async () => false }))).toBe(false);
  expect(answers.state.get().saved).toBe(IN_ACCOUNT);
  expect(device.discard).not.toHaveBeenCalled();
  expect(keep).not.toHaveBeenCalled();
});

test('what is sent leaves the device, and is saved as a draft no more', async () => {
  const answers = createStepAnswers(IN_ACCOUNT, { typed: TYPED });
  const order: string[] = [];
  const world = worldOf({ keep: () => order.push('kept') });
  expect(await answers.send(world, () => order.push('sent'))).toBe(true);
  expect(order).toEqual(['sent', 'kept']);
  expect(device.end).toHaveBeenCalledOnce();
  const run = vi.fn();
  expect(await answers.saveDraft(worldOf({ run }))).toBe(false);
  expect(run).not.toHaveBeenCalled();
});

test('sending that is refused leaves everything as it was, and the draft can still be saved', async () => {
  const answers = createStepAnswers(IN_ACCOUNT, { typed: TYPED });
  const onSent = vi.fn();
  expect(await answers.send(worldOf({ run: async () => false }), onSent)).toBe(false);
  expect(onSent).not.toHaveBeenCalled();
  expect(await answers.saveDraft(worldOf())).toBe(true);
});
