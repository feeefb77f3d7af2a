import { createHash } from 'node:crypto';
import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  Certificate,
  CertificateValidation,
  type ICertificate,
} from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import { EdgeFirewall } from '#infra/deploy/constructs/edge-firewall.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { type Site, sitesOf } from '#infra/deploy/sites.ts';

const DIGEST_LENGTH = 8;

/** The parts that CloudFront takes from us-east-1 only: certificates and the firewall. */
export class EdgeStack extends Stack {
  readonly firewall: EdgeFirewall;
  readonly certificates: ReadonlyMap<string, ICertificate>;

  constructor(scope: Construct, id: string, props: StackProps & { deployment: Deployment }) {
    super(scope, id, props);
    const { deployment } = props;
    this.firewall = new EdgeFirewall(this, 'Firewall', { name: prefixOf(deployment) });
    this.certificates = new Map(
      sitesOf(deployment).map((site) => [site.id, this.certificateOf(site)]),
    );
  }

  private certificateOf({ id, domains, dns }: Site): ICertificate {
    if (dns.kind === 'external') {
      return Certificate.fromCertificateArn(this, `Certificate${id}`, dns.certificateArn);
    }
    const { zoneId: hostedZoneId, zoneName } = dns;
    const zone = HostedZone.fromHostedZoneAttributes(this, `Zone${id}`, { hostedZoneId, zoneName });
    const [domainName = '', ...subjectAlternativeNames] = domains;
    const certificate = new Certificate(
      this,
      `Certificate${id}${digestOf([hostedZoneId, ...domains])}`,
      {
        domainName,
        ...(subjectAlternativeNames.length > 0 ? { subjectAlternativeNames } : {}),
        validation: CertificateValidation.fromDns(zone),
      },
    );
    // ACM refuses to delete a certificate that a distribution uses, and the site takes the new one only after this
    // stack.
    certificate.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    return certificate;
  }
}

/**
 * Returns a digest of the domains for the name of their certificate, because ACM makes another one for other domains.
 * The new certificate is then made beside the former one, and the template of the site changes with its name: without
 * a change the CDK would leave the site as it is.
 */
const digestOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, DIGEST_LENGTH);
