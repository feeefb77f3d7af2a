import { describe, expect, test } from 'vitest';
import { testId } from '#test/support/test-id.ts';
import { foldersNow, foldersToSave } from '#web/features/accounts/profile/folders-section.tsx';

const folder = (label: string) => ({ id: testId(label), label });
const [cows, goats, sheep] = [folder('cows'), folder('goats'), folder('sheep')];

describe('folders that two people change at the same time', () => {
  test('a new one of both by one name is one, and requests stay in it', () => {
    const typed = { folders: [cows, { label: 'sheep ' }], from: [cows] };
    expect(foldersToSave(typed, [cows, sheep])).toEqual([cows, sheep]);
  });

  test('a new one by a name that another has given up is a new one', () => {
    const typed = { folders: [{ ...cows, label: 'calves' }, { label: 'cows' }], from: [cows] };
    expect(foldersToSave(typed, [cows])).toEqual([{ ...cows, label: 'calves' }, { label: 'cows' }]);
  });

  test('one that is removed here stays removed', () => {
    expect(foldersNow({ folders: [cows], from: [cows, goats] }, [cows, goats, sheep])).toEqual([
      cows,
      sheep,
    ]);
  });
});
