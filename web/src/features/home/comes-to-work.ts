import type { Role } from '#shared/kernel/role.ts';

const AT_WORK: readonly Role[] = ['INS', 'AUT', 'ASO', 'SUP'];

/** Tells whether somebody comes for the work that waits: offices and dealers. Farmers look for animals first. */
export const comesToWork = (roles: readonly Role[]): boolean =>
  !roles.includes('AGR') && roles.some((role) => AT_WORK.includes(role));

/** Tells whether somebody comes to sell and not to farm: the own offers come first. */
export const comesToSell = (roles: readonly Role[]): boolean =>
  comesToWork(roles) && roles.includes('SUP');
