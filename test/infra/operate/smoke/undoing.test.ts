import { expect, test } from 'vitest';
import { type Undo, undoing } from '#infra/operate/smoke/undoing.ts';

/** Returns a thing to undo that notes its name, or fails. */
const undoOf = (what: string, undone: string[], failure?: string): Undo => ({
  what,
  run: async () => {
    if (failure !== undefined) throw new Error(failure);
    undone.push(what);
  },
});

test('all is undone, the last thing first, and named in its order', async () => {
  const undone: string[] = [];
  const named = await undoing(async (undo) => {
    undo.push(undoOf('the upload', undone), undoOf('the invitation', undone));
  });
  expect(named).toEqual(['the upload', 'the invitation']);
  expect(undone).toEqual(['the invitation', 'the upload']);
});

test('a step that fails is told, though something stays, and that is named', async () => {
  const undone: string[] = [];
  const walked = undoing(async (undo) => {
    undo.push(undoOf('the upload', undone));
    undo.push(undoOf('the invitation', undone, 'remove: the API answered 500 instead of 200.'));
    throw new Error('mail: no mail left.');
  });
  await expect(walked).rejects.toThrow('mail: no mail left. (not removed: the invitation)');
  expect(undone).toEqual(['the upload']);
});

test('what cannot be removed is told where all steps went well', async () => {
  const walked = undoing(async (undo) => {
    undo.push(undoOf('the upload', [], 'remove: the API answered 500 instead of 200.'));
  });
  const sentence = 'remove: the API answered 500 instead of 200. (not removed: the upload)';
  await expect(walked).rejects.toThrow(sentence);
});
