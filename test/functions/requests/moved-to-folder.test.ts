import { expect, test } from 'vitest';
import { movedToFolder } from '#functions/requests/process/transitions.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { testId } from '#test/support/test-id.ts';

test('a move keeps the folders of the other parties; those of an authority that was one before go', () => {
  const office = `${PARTIES.ins}/archived`;
  const former = `${testId('former authority')}/archived`;
  const process = processOf({ folders: [office, former, `${PARTIES.agr}/archived`] });
  expect(movedToFolder(process, PARTIES.agr, 'cows').folders).toEqual([
    office,
    `${PARTIES.agr}/cows`,
  ]);
  expect(movedToFolder(process, PARTIES.agr, null).folders).toEqual([office]);
});
