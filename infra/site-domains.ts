import type { Deployment } from './configuration/read-configuration.ts';

/** Every host name at which a browser finds the product. */
export const siteDomains = ({ stage, countries }: Deployment): readonly string[] => [
  ...countries.flatMap(({ domains }) => domains),
  ...(stage.portal ? [stage.portal.domain] : []),
];

export const siteOrigins = (deployment: Deployment): string[] =>
  siteDomains(deployment).map((domain) => `https://${domain}`);
