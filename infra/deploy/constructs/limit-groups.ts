import { endpointsByDomain } from '#shared/endpoints.ts';
import type { CallLimit, Endpoint } from '#shared/kernel/endpoint.ts';
import { HOUR_MS, SECOND_MS } from '#shared/kernel/time.ts';

/** An address of a call, or the beginning of one with a path parameter. */
export type LimitedPath = { readonly text: string; readonly begins: boolean };
export type LimitGroup = {
  readonly name: string;
  /** The calls that one network address may make within `FIREWALL_SECONDS`, all of its paths together. */
  readonly calls: number;
  readonly paths: readonly LimitedPath[];
};

/** The people of one office who do the same at once: limits count by account, the firewall by address. */
const OFFICE = 5;
/** The seconds in which the firewall counts. */
export const FIREWALL_SECONDS = 300;
/** The least calls that a rule of the firewall takes. */
const LEAST_CALLS = 10;

/**
 * Groups the calls that the contract limits, for the firewall: `guesses` are calls that try codes, control numbers,
 * invitations and mails, limited by the hour; `frequent` are calls that people make often, `accounts` those of which an
 * account has so many in some minutes. A group takes as many as the product takes of all its calls together, so that
 * the product itself always answers first.
 */
export function limitGroups(): LimitGroup[] {
  const limited = Object.values(endpointsByDomain)
    .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
    .flatMap(({ path, limit }) => (limit ? [{ path, limit }] : []));
  const isGuess = ({ limit }: Limited) => limit.seconds >= HOUR_MS / SECOND_MS;
  const often = limited.filter((limit) => !isGuess(limit));
  const isOfAddress = ({ limit }: Limited) => limit.per === 'address';
  return [
    groupOf('guesses', limited.filter(isGuess)),
    groupOf('frequent', often.filter(isOfAddress)),
    groupOf(
      'accounts',
      often.filter((limit) => !isOfAddress(limit)),
    ),
  ];
}

type Limited = { readonly path: string; readonly limit: CallLimit };

function groupOf(name: string, limited: readonly Limited[]): LimitGroup {
  const sum = limited.reduce((calls, { limit }) => calls + callsOfAddress(limit), 0);
  return {
    name,
    calls: Math.max(sum, LEAST_CALLS),
    paths: limited.map(({ path }) => {
      const [text = ''] = path.split('{');
      return { text: `/api/${text}`, begins: text !== path };
    }),
  };
}

/** Returns the calls of an address in a window, into which a whole hour's calls may fall. */
const callsOfAddress = ({ per, count, seconds }: CallLimit): number =>
  Math.ceil((per === 'account' ? OFFICE : 1) * count * Math.max(1, FIREWALL_SECONDS / seconds));
