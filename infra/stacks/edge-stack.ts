import { Stack, type StackProps } from 'aws-cdk-lib';
import {
  Certificate,
  CertificateValidation,
  type ICertificate,
} from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { Deployment } from '#infra/configuration/read-configuration.ts';
import { EdgeFirewall } from '#infra/constructs/edge-firewall.ts';
import { prefixOf } from '#infra/constructs/stage-settings.ts';
import { type Site, sitesOf } from '#infra/sites.ts';

/** What CloudFront looks for in us-east-1 only: certificates and the firewall. */
export class EdgeStack extends Stack {
  readonly firewall: EdgeFirewall;
  /** By site. */
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
    const name = `Certificate${id}`;
    if (dns.kind === 'external') {
      return Certificate.fromCertificateArn(this, name, dns.certificateArn);
    }
    const { zoneId: hostedZoneId, zoneName } = dns;
    const zone = HostedZone.fromHostedZoneAttributes(this, `Zone${id}`, { hostedZoneId, zoneName });
    const [domainName = '', ...subjectAlternativeNames] = domains;
    return new Certificate(this, name, {
      domainName,
      ...(subjectAlternativeNames.length > 0 ? { subjectAlternativeNames } : {}),
      validation: CertificateValidation.fromDns(zone),
    });
  }
}
