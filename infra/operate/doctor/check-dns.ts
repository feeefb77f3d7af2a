import { type Site, sitesOf } from '#infra/deploy/sites.ts';
import {
  askForFinding,
  type Check,
  type Dns,
  type Finding,
  goodFinding,
  wrongFinding,
} from './finding.ts';

/**
 * The names of Amazon in CAA records.
 * @see https://docs.aws.amazon.com/acm/latest/userguide/setup-caa.html
 */
const AMAZON = ['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com'];

/** Checks the public records of domains: whether zones answer, and whether Amazon may issue certificates. */
export const checkDns: Check = async ({ deployment, dns }) => {
  const sites = sitesOf(deployment).filter((site) => site.dns.kind === 'hostedZone');
  const zones = new Set(
    sites.flatMap((site) => (site.dns.kind === 'hostedZone' ? [site.dns.zoneName] : [])),
  );
  return Promise.all([
    ...[...zones].map((zone) =>
      askForFinding(`The name servers of ${zone}`, () => checkServers(zone, dns)),
    ),
    ...sites.map((site) =>
      askForFinding(`The CAA records of ${site.id}`, () => checkIssuers(site, dns)),
    ),
  ]);
};

async function checkServers(zone: string, { nameServersOf }: Dns): Promise<Finding> {
  const servers = await nameServersOf(zone);
  return servers.length > 0
    ? goodFinding(`The domain name system knows ${zone}.`)
    : wrongFinding(
        `Nobody answers for ${zone}: register the domain, and enter the name servers of its hosted zone there.`,
      );
}

async function checkIssuers({ id, domains }: Site, dns: Dns): Promise<Finding> {
  for (const domain of domains) {
    const { name, issuers } = await nearestIssuers(domain, dns);
    if (issuers.length > 0 && !issuers.some((issuer) => AMAZON.includes(issuer))) {
      return wrongFinding(
        `The CAA records of ${name} let only ${issuers.join(', ')} issue certificates for ${domain}: add 0 issue "amazon.com".`,
      );
    }
  }
  return goodFinding(`Amazon may issue certificates for ${id}.`);
}

/**
 * Returns the authorities that may issue for a name: by its own records, else by those of the nearest name above it
 * that has some (RFC 8659).
 */
async function nearestIssuers(
  domain: string,
  { issuersOf }: Dns,
): Promise<{ name: string; issuers: readonly string[] }> {
  const labels = domain.split('.');
  for (let index = 0; index < labels.length - 1; index++) {
    const name = labels.slice(index).join('.');
    const issuers = await issuersOf(name);
    if (issuers.length > 0) return { name, issuers };
  }
  return { name: domain, issuers: [] };
}
