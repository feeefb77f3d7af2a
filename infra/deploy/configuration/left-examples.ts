import { alarmAddresses, sitesOf } from '#infra/deploy/sites.ts';
import type { DnsConfig } from './dns-config.ts';
import { domainOf } from './domain-of.ts';
import type { Deployment } from './read-configuration.ts';

/** The names that nobody can own (RFC 2606, RFC 6761), as in the sample configuration. */
const EXAMPLE = /(^|\.)example(\.(com|net|org))?$/;
const EXAMPLE_ZONE = /EXAMPLE$/;
/** The account numbers in the documentation of AWS. */
const EXAMPLE_ACCOUNTS: readonly string[] = ['111122223333', '444455556666'];

/** Returns the values of the sample in a deployment: they are well-formed, and nobody can deploy them. */
export function leftExamples(deployment: Deployment): readonly string[] {
  const { stage, countries } = deployment;
  const sites = sitesOf(deployment);
  const hosts = [
    ...sites.flatMap(({ domains, dns }) => [...domains, ...zoneNames(dns)]),
    ...[...alarmAddresses(deployment), ...countries.map((country) => country.mailSender)].map(
      domainOf,
    ),
  ];
  const zones = sites.flatMap(({ dns }) => (dns.kind === 'hostedZone' ? [dns.zoneId] : []));
  return [
    ...new Set([
      ...hosts.filter((host) => EXAMPLE.test(host)),
      ...zones.filter((zone) => EXAMPLE_ZONE.test(zone)),
      ...EXAMPLE_ACCOUNTS.filter((account) => account === stage.account),
    ]),
  ];
}

const zoneNames = (dns: DnsConfig): string[] => (dns.kind === 'hostedZone' ? [dns.zoneName] : []);
