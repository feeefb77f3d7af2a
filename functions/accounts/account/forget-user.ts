import type { World } from '#functions/kernel/context.ts';
import { forgetSettings } from '#functions/settings/public.ts';
import { forgetSignIn } from './last-sign-in.ts';

/** Removes the settings and the last sign-in of a user in an account, when the user leaves it or it is redacted. */
export async function forgetUser(
  world: Pick<World, 'values'>,
  whose: { readonly user: string; readonly account: string },
): Promise<void> {
  await forgetSettings(world, whose);
  await forgetSignIn(world, whose);
}
