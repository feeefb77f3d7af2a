import type { Account } from './account.ts';

/** Returns the control bodies that a farmer has now, confirmed or not. */
export const controlBodiesOf = ({ userData }: Pick<Account, 'userData'>): string[] =>
  userData.insData.flatMap(({ ins, deactivatedOn }) => (deactivatedOn === undefined ? [ins] : []));
