import * as z from 'zod';
import type { DnsConfig } from '#infra/configuration/dns-config.ts';
import { type Site, sitesOf } from '#infra/sites.ts';
import { type Check, type Examined, type Finding, good, wrong } from './finding.ts';
import { isAnswered, jsonOf, refusalOf } from './refusal-of.ts';

type Zone = Extract<DnsConfig, { kind: 'hostedZone' }>;

/** CloudFront looks for certificates there, and Route 53 is asked there. */
const EDGE = 'us-east-1';

const Certificate = z.object({
  Certificate: z.object({
    Status: z.string(),
    SubjectAlternativeNames: z.array(z.string()).default([]),
  }),
});

/** Whether names can be made in the hosted zones, and whether certificates of other domains are there. */
export const checkDomains: Check = async (examined) => {
  const sites = sitesOf(examined.deployment);
  const zones = new Map<string, Zone>();
  for (const { dns } of sites) if (dns.kind === 'hostedZone') zones.set(dns.zoneId, dns);
  return Promise.all([
    ...[...zones.values()].map((zone) => checkZone(zone, examined)),
    ...sites.flatMap((site) =>
      site.dns.kind === 'external'
        ? [checkCertificate(site, site.dns.certificateArn, examined)]
        : [],
    ),
  ]);
};

async function checkZone({ zoneId, zoneName }: Zone, examined: Examined): Promise<Finding> {
  const path = `/2013-04-01/hostedzone/${zoneId}`;
  const answer = await examined.askAws({ service: 'route53', region: EDGE, path });
  if (!isAnswered(answer)) {
    return wrong(
      `The hosted zone ${zoneId} is not found in the account (${refusalOf(answer)}): correct zoneId, or make the zone in Route 53.`,
    );
  }
  const name = /<Name>([^<]+?)\.?<\/Name>/.exec(answer.text)?.[1];
  if (name !== zoneName) {
    return wrong(
      `The hosted zone ${zoneId} is ${name}, not ${zoneName}: correct zoneName or zoneId.`,
    );
  }
  const own = [...answer.text.matchAll(/<NameServer>([^<]+?)\.?<\/NameServer>/g)].map(
    ([, server = '']) => server.toLowerCase(),
  );
  const asked = await examined.nameServersOf(zoneName);
  if (!asked.some((server) => own.includes(server.toLowerCase()))) {
    return wrong(
      `The world does not ask the hosted zone of ${zoneName}: enter its name servers (${own.join(', ')}) where the domain is registered.`,
    );
  }
  return good(`The hosted zone of ${zoneName} answers for it.`);
}

async function checkCertificate(
  { id, domains }: Site,
  arn: string,
  { askAws }: Examined,
): Promise<Finding> {
  const answer = await askAws({
    service: 'acm',
    region: EDGE,
    target: 'CertificateManager.DescribeCertificate',
    body: JSON.stringify({ CertificateArn: arn }),
  });
  const found = Certificate.safeParse(jsonOf(answer.text));
  if (!isAnswered(answer) || !found.success) {
    return wrong(
      `The certificate of ${id} is not found (${refusalOf(answer)}): ask for one in us-east-1 and enter its ARN as certificateArn.`,
    );
  }
  const { Status: status, SubjectAlternativeNames: names } = found.data.Certificate;
  if (status !== 'ISSUED') {
    return wrong(
      `The certificate of ${id} is ${status}: enter the record that ACM shows where the domain's DNS is.`,
    );
  }
  const missing = domains.filter((domain) => !names.some((known) => covers(known, domain)));
  return missing.length === 0
    ? good(`The certificate of ${id} is issued.`)
    : wrong(
        `The certificate of ${id} lacks ${missing.join(', ')}: ask for one with all its domains.`,
      );
}

/** `*.example.org` stands for one label more. */
const covers = (known: string, domain: string): boolean =>
  known === domain || (known.startsWith('*.') && domain.replace(/^[^.]+/, '*') === known);
