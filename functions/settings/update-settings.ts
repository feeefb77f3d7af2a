import * as z from 'zod';
import type { Implementation } from '#functions/kernel/context.ts';
import { parseInput } from '#functions/kernel/http/parse-input.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { replaceValues } from '#functions/kernel/replace-values.ts';
import { changedSettings } from '#shared/settings/changed-settings.ts';
import type { settingsEndpoints } from '#shared/settings/endpoints.ts';
import { Settings } from '#shared/settings/settings.ts';
import { readSettings, settingsKey } from './stored-settings.ts';

const Changed = z.object({ settings: Settings });

/**
 * Changes the caller's settings.
 * @throws AppError `kernel.invalidInput` where all views together are too many
 */
export const updateSettings: Implementation<typeof settingsEndpoints.update> = (
  { settings: change },
  context,
) =>
  replaceValues(context, async () => {
    const key = settingsKey(signedIn(context.who));
    const before = await context.values.get(key);
    const changed = changedSettings(readSettings(before), change);
    const { settings } = parseInput(Changed, { settings: changed });
    return { replaces: [{ key, before, value: settings }], result: settings };
  });
