import type { Implementation } from '#functions/kernel/context.ts';
import type { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { findObjection } from './objection.ts';

/** @throws AppError as `findObjection` */
export const getObjection: Implementation<typeof accountEndpoints.getObjection> = async (
  { objectionId },
  context,
) => {
  const { before, joining, expires } = await findObjection(context, objectionId);
  const { name: account, role } = before.data.staticData;
  const { name = null, email = null, on } = joining;
  return { account, role, person: { name, email }, on, expires };
};
