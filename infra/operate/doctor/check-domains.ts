import * as z from 'zod';
import type { DnsConfig } from '#infra/deploy/configuration/dns-config.ts';
import { domainOf } from '#infra/deploy/configuration/domain-of.ts';
import { type Site, sitesOf } from '#infra/deploy/sites.ts';
import {
  askForFinding,
  type Check,
  type Examined,
  type Finding,
  goodFinding,
  noteFinding,
  wrongFinding,
} from './finding.ts';
import { isAnswered, jsonOf, refusalOf } from './refusal-of.ts';
import { EDGE_REGION, partOf, resourcesOf } from './stage-stacks.ts';

type Zone = Extract<DnsConfig, { kind: 'hostedZone' }>;

const Certificate = z.object({
  Certificate: z.object({
    Status: z.string(),
    SubjectAlternativeNames: z.array(z.string()).default([]),
  }),
});

/** Checks that names can be made in the hosted zones, and that certificates of other domains exist. */
export const checkDomains: Check = async (examined) => {
  const sites = sitesOf(examined.deployment);
  const zones = new Map<string, Zone>();
  for (const { dns } of sites) if (dns.kind === 'hostedZone') zones.set(dns.zoneId, dns);
  return Promise.all([
    ...[...zones.values()].map((zone) =>
      askForFinding(`The hosted zone of ${zone.zoneName}`, () => checkZone(zone, examined)),
    ),
    ...sites.map(({ id, domains, dns }) => {
      const what = `The names of ${id}`;
      if (dns.kind === 'hostedZone')
        return askForFinding(what, () => checkDelegation(domains, dns, examined));
      return askForFinding(what, () =>
        checkCertificate({ id, domains }, dns.certificateArn, examined),
      );
    }),
    ...examined.deployment.countries.flatMap(({ mailSender, dns }) =>
      dns.kind === 'hostedZone' ? [oldKeys(domainOf(mailSender), dns, examined)] : [],
    ),
  ]);
};

/**
 * Checks that the zone does not send questions for a domain, or for a name between it and the zone, elsewhere, where
 * nobody would see its records.
 */
async function checkDelegation(
  domains: readonly string[],
  { zoneId, zoneName }: Zone,
  examined: Examined,
): Promise<Finding> {
  const names = new Set(domains.flatMap((domain) => namesBelow(zoneName, domain)));
  for (const asked of names) {
    const records = await recordsAt(asked, zoneId, examined);
    if (records.some(({ name, type }) => name === asked && type === 'NS')) {
      return wrongFinding(
        `The hosted zone ${zoneId} leaves ${asked} to other name servers (NS): name the zone of these, or remove the record.`,
      );
    }
  }
  return goodFinding(`The hosted zone ${zoneId} answers for ${domains.join(', ')} itself.`);
}

/** Returns a domain and the names above it, up to the zone: `b.a.zone` and `a.zone` of `b.a.zone`. */
function namesBelow(zoneName: string, domain: string): string[] {
  const labels = domain.slice(0, -zoneName.length).split('.').filter(Boolean);
  return labels.map((_, index) => [...labels.slice(index), zoneName].join('.'));
}

/** Finds mail keys of another deployment, which harm only where SES gives this deployment the same names. */
function oldKeys(domain: string, { zoneId }: Zone, examined: Examined): Promise<Finding> {
  const folder = `_domainkey.${domain}`;
  return askForFinding(`The DKIM records of ${domain}`, async () => {
    const deployed = await resourcesOf('jobs', examined);
    if (deployed.get('AWS::SES::EmailIdentity')?.includes(domain)) {
      return goodFinding(`The DKIM records of ${domain} are those of the deployment.`);
    }
    const old = (await recordsAt(folder, zoneId, examined)).filter(
      ({ name, values }) =>
        name.endsWith(`.${folder}`) &&
        values.some((value) => /\.dkim\.amazonses\.com\.?$/.test(value)),
    );
    return old.length === 0
      ? goodFinding(`There are no DKIM records of SES for ${domain} yet.`)
      : noteFinding(
          `The hosted zone ${zoneId} has ${old.length} DKIM records of SES for ${domain}: remove them if they were left by an earlier deployment, else it stops at them.`,
        );
  });
}

/** Returns the records from a name on, in the zone's order: its own, then those below it. */
async function recordsAt(name: string, zoneId: string, { askAws }: Examined) {
  const path = `/2013-04-01/hostedzone/${zoneId}/rrset?name=${name}.&maxitems=20`;
  const answer = await askAws({ service: 'route53', region: EDGE_REGION, path });
  if (!isAnswered(answer)) throw new Error(refusalOf(answer));
  return recordsIn(answer.text);
}

/** Returns the records of an answer of Route 53, in its order. */
const recordsIn = (xml: string) =>
  [...xml.matchAll(/<ResourceRecordSet>(.*?)<\/ResourceRecordSet>/gs)].map(([, record = '']) => ({
    name: (partOf(record, 'Name') ?? '').replace(/\.$/, ''),
    type: partOf(record, 'Type') ?? '',
    values: [...record.matchAll(/<Value>([^<]*)<\/Value>/g)].map(([, value = '']) => value),
  }));

async function checkZone({ zoneId, zoneName }: Zone, examined: Examined): Promise<Finding> {
  const path = `/2013-04-01/hostedzone/${zoneId}`;
  const answer = await examined.askAws({ service: 'route53', region: EDGE_REGION, path });
  if (!isAnswered(answer)) {
    return wrongFinding(
      `The hosted zone ${zoneId} is not found in the account (${refusalOf(answer)}): correct zoneId, or make the zone in Route 53.`,
    );
  }
  const name = /<Name>([^<]+?)\.?<\/Name>/.exec(answer.text)?.[1];
  if (name !== zoneName) {
    return wrongFinding(
      `The hosted zone ${zoneId} is ${name}, not ${zoneName}: correct zoneName or zoneId.`,
    );
  }
  const own = [...answer.text.matchAll(/<NameServer>([^<]+?)\.?<\/NameServer>/g)].map(
    ([, server = '']) => server.toLowerCase(),
  );
  const asked = await examined.dns.nameServersOf(zoneName);
  // The case that no server answers at all belongs to check-dns.ts.
  if (asked.length > 0 && !asked.some((server) => own.includes(server.toLowerCase()))) {
    return wrongFinding(
      `The world does not ask the hosted zone of ${zoneName}: enter its name servers (${own.join(', ')}) where the domain is registered.`,
    );
  }
  return goodFinding(`The hosted zone of ${zoneName} answers for it.`);
}

async function checkCertificate(
  { id, domains }: Pick<Site, 'id' | 'domains'>,
  arn: string,
  { askAws }: Examined,
): Promise<Finding> {
  const answer = await askAws({
    service: 'acm',
    region: EDGE_REGION,
    target: 'CertificateManager.DescribeCertificate',
    body: JSON.stringify({ CertificateArn: arn }),
  });
  const certificate = Certificate.safeParse(jsonOf(answer.text));
  if (!isAnswered(answer) || !certificate.success) {
    return wrongFinding(
      `The certificate of ${id} is not found (${refusalOf(answer)}): ask for one in us-east-1 and enter its ARN as certificateArn.`,
    );
  }
  const { Status: status, SubjectAlternativeNames: names } = certificate.data.Certificate;
  if (status !== 'ISSUED') {
    return wrongFinding(
      `The certificate of ${id} is ${status}: enter the record that ACM shows where the domain's DNS is.`,
    );
  }
  const missing = domains.filter((domain) => !names.some((name) => covers(name, domain)));
  return missing.length === 0
    ? goodFinding(`The certificate of ${id} is issued.`)
    : wrongFinding(
        `The certificate of ${id} lacks ${missing.join(', ')}: ask for one with all its domains.`,
      );
}

/** Tells whether a certificate's domain covers a name: `*.example.org` stands for one label more. */
const covers = (known: string, domain: string): boolean =>
  known === domain || (known.startsWith('*.') && domain.replace(/^[^.]+/, '*') === known);
