import * as z from 'zod';
import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { DEFAULT_SETTINGS, Settings } from '#shared/settings/settings.ts';

/** Returns the key of a user's settings in an account. */
export function settingsKey({
  user,
  account,
}: {
  readonly user: string;
  readonly account: string;
}): string {
  return `settings#${account}#${user}`;
}

const { timeFormat, keyboardShortcuts, density, requests, requestList, listViews, exportViews } =
  Settings.shape;

/** The stored settings; those that are missing, or that this release does not know, have their defaults. */
const StoredSettings = z
  .object({
    timeFormat: timeFormat.catch(DEFAULT_SETTINGS.timeFormat),
    keyboardShortcuts: keyboardShortcuts.catch(DEFAULT_SETTINGS.keyboardShortcuts),
    density: density.catch(DEFAULT_SETTINGS.density),
    requests: requests.catch(DEFAULT_SETTINGS.requests),
    requestList: requestList.catch(DEFAULT_SETTINGS.requestList),
    listViews: listViews.catch(DEFAULT_SETTINGS.listViews),
    exportViews: exportViews.catch(DEFAULT_SETTINGS.exportViews),
  })
  .catch(DEFAULT_SETTINGS);

/** Returns settings as they stand in their row. */
export const readSettings = (stored: unknown): Settings => StoredSettings.parse(stored);

/** Returns the caller's settings. */
export async function storedSettings({
  who,
  values,
}: Pick<Context, 'who' | 'values'>): Promise<Settings> {
  return readSettings(await values.get(settingsKey(signedIn(who))));
}
