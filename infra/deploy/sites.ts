import type { DnsConfig } from './configuration/dns-config.ts';
import type { Deployment } from './configuration/read-configuration.ts';

/** The site of one distribution: a country, or the page where people choose theirs. */
export type Site = {
  /** The country's code, `DE`, or `portal`. */
  readonly id: string;
  readonly name: string;
  /** The domains of the site, at least one. */
  readonly domains: readonly string[];
  readonly dns: DnsConfig;
};

/** The id of the site where people choose their country. */
export const PORTAL = 'portal';

export const sitesOf = ({ stage, countries }: Deployment): readonly Site[] => [
  ...countries.map(({ code, name, domains, dns }) => ({ id: code, name, domains, dns })),
  ...(stage.portal
    ? [
        {
          id: PORTAL,
          name: 'choice of the country',
          domains: [stage.portal.domain],
          dns: stage.portal.dns,
        },
      ]
    : []),
];

/** Returns the addresses that hear of breakage. */
export const alarmAddresses = ({ stage, countries }: Deployment): ReadonlySet<string> =>
  new Set([stage.alarmAddress, ...countries.map((country) => country.alarmAddress)]);

/** Returns the origins of pages from which browsers come to files and sign-in pages. */
export const siteOrigins = (deployment: Deployment): string[] =>
  sitesOf(deployment)
    .flatMap(({ domains }) => domains)
    .map((domain) => `https://${domain}`);
