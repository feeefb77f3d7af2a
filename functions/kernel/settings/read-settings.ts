import * as z from 'zod';
import { SECOND_MS } from '#shared/kernel/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { SettingsExtension } from './settings-extension.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

export type Settings = {
  /** The environment and the fields of the secrets; the same object until something of it changes. */
  readonly variables: Variables;
  readonly isUnderMaintenance: boolean;
};

type Parts = {
  readonly environment: Variables;
  readonly extension: SettingsExtension;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
};

type Known = { readonly settings: Settings; readonly texts: string; readonly until: number };

/** The seconds for which a process uses read settings. The extension keeps them for a while too. */
export const SETTINGS_SECONDS = 30;
/** The time that a process waits before it asks again for a switch that it could not read. */
const SWITCH_RETRY_SECONDS = 5;

/** A secret is a JSON object: names of variables, and their values as text or JSON. */
const Fields = z.record(z.string(), z.unknown());

/**
 * Reads settings again every `SETTINGS_SECONDS`: the secrets that `SETTINGS_SECRETS` names, parted by spaces, and the
 * switch that `MAINTENANCE_PARAMETER` names. Without these names the environment is all there is. What was read once
 * goes on to hold when it cannot be read again. A switch that could never be read is off: Parameter Store answers 40
 * times a second in an account, and a burst of new processes asks more often.
 * @see https://docs.aws.amazon.com/general/latest/gr/ssm.html#limits_ssm
 */
export function makeSettings({
  environment,
  extension,
  clock,
  log,
}: Parts): () => Promise<Settings> {
  const names = (environment.SETTINGS_SECRETS ?? '').split(' ').filter(Boolean);
  const maintenance = environment.MAINTENANCE_PARAMETER;
  let latest: Known | undefined;

  const readSwitch = async (): Promise<'on' | 'off' | 'unread'> => {
    if (maintenance === undefined) return 'off';
    try {
      return (await extension.parameter(maintenance)) === 'on' ? 'on' : 'off';
    } catch (cause) {
      log.error('maintenance switch not read', cause);
      return 'unread';
    }
  };

  const read = async (now: number): Promise<Known> => {
    const [secrets, position] = await Promise.all([
      Promise.all(names.map((name) => extension.secret(name))),
      readSwitch(),
    ]);
    const texts = JSON.stringify(secrets);
    const variables =
      latest?.texts === texts ? latest.settings.variables : withFields(environment, secrets);
    const isUnread = position === 'unread';
    const isUnderMaintenance = isUnread
      ? latest?.settings.isUnderMaintenance === true
      : position === 'on';
    const seconds = isUnread ? SWITCH_RETRY_SECONDS : SETTINGS_SECONDS;
    return { texts, settings: { variables, isUnderMaintenance }, until: now + seconds * SECOND_MS };
  };

  return async () => {
    const now = clock.now().getTime();
    if (latest !== undefined && now < latest.until) return latest.settings;
    try {
      latest = await read(now);
    } catch (cause) {
      if (latest === undefined) throw cause;
      log.error('settings not read again', cause);
      latest = { ...latest, until: now + SETTINGS_SECONDS * SECOND_MS };
    }
    return latest.settings;
  };
}

function withFields(environment: Variables, secrets: readonly string[]): Variables {
  // The environment itself is returned, so that a laptop, which has no secrets, has the same world.
  if (secrets.length === 0) return environment;
  return Object.assign({ ...environment }, ...secrets.map(fieldsOf));
}

function fieldsOf(secret: string): Record<string, string> {
  const fields = Object.entries(Fields.parse(JSON.parse(secret)));
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
