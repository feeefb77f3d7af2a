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

/** People of one office who do the same at a time; their limits count by account, the firewall knows addresses only. */
const OFFICE = 5;
/** The window in which the firewall counts. */
export const FIREWALL_SECONDS = 300;
/** The least that a rule of the firewall takes. */
const LEAST_CALLS = 10;

/**
 * Groups the calls that the contract limits, for the firewall: `guesses` are what tries codes, control numbers,
 * invitations and mails, limited by the hour; `frequent` what people do often. A group takes as much as the product
 * does of all its calls together, so that the product itself always answers first.
 */
export function limitGroups(): LimitGroup[] {
  const limited = Object.values(endpointsByDomain)
    .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
    .flatMap(({ path, limit }) => (limit ? [{ path, limit }] : []));
  const isGuess = ({ limit }: { readonly limit: CallLimit }) =>
    limit.seconds >= HOUR_MS / SECOND_MS;
  return [
    groupOf('guesses', limited.filter(isGuess)),
    groupOf(
      'frequent',
      limited.filter((limit) => !isGuess(limit)),
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

/** A whole hour's calls may come within one window. */
const callsOfAddress = ({ per, count, seconds }: CallLimit): number =>
  Math.ceil((per === 'account' ? OFFICE : 1) * count * Math.max(1, FIREWALL_SECONDS / seconds));
