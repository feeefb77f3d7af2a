import type { DnsConfig } from '#infra/configuration/dns-config.ts';
import { domainOf } from '#infra/configuration/domain-of.ts';
import type { Deployment } from '#infra/configuration/read-configuration.ts';
import { proofKeyAlias } from '#infra/constructs/proof-keys.ts';
import { prefixOf, streamParameter } from '#infra/constructs/stage-settings.ts';
import { apiFunctions, timerFunctions, workerFunctions } from '#infra/function-needs.ts';
import { sitesOf } from '#infra/sites.ts';
import type { StackId } from './stage-stacks.ts';

/** A name that a deployment takes, and that only one in the account, the region or the world may have. */
export type PlannedName = {
  readonly stack: StackId;
  /** As CloudFormation calls what has the name. */
  readonly type: NamedType;
  readonly name: string;
  /** Where a record is made. */
  readonly zoneId?: string;
  /** Kinds of records that it cannot stand beside; those of addresses when undefined. */
  readonly records?: readonly string[];
};

export type NamedType =
  | 'AWS::Budgets::Budget'
  | 'AWS::CloudFront::CachePolicy'
  | 'AWS::CloudFront::Distribution'
  | 'AWS::CloudFront::ResponseHeadersPolicy'
  | 'AWS::CloudWatch::Dashboard'
  | 'AWS::Cognito::UserPool'
  | 'AWS::Cognito::UserPoolDomain'
  | 'AWS::DynamoDB::Table'
  | 'AWS::KMS::Alias'
  | 'AWS::Lambda::Function'
  | 'AWS::Logs::LogGroup'
  | 'AWS::Route53::RecordSet'
  | 'AWS::S3::Bucket'
  | 'AWS::SES::ConfigurationSet'
  | 'AWS::SES::EmailIdentity'
  | 'AWS::SQS::Queue'
  | 'AWS::SSM::Parameter'
  | 'AWS::SecretsManager::Secret'
  | 'AWS::WAFv2::WebACL';

/**
 * Lists every name that the stacks of a deployment take, from the configuration alone: no template has to be made for
 * it. A test compares it with the templates.
 */
export function plannedNames(deployment: Deployment, account: string): readonly PlannedName[] {
  const prefix = prefixOf(deployment);
  const bucket = (name: string) => `${prefix}-${name}-${account}`;
  const senders = new Map(
    deployment.countries.map(({ mailSender, dns }) => [domainOf(mailSender), dns]),
  );
  return [
    { stack: 'data', type: 'AWS::DynamoDB::Table', name: prefix },
    { stack: 'data', type: 'AWS::S3::Bucket', name: bucket('files') },
    { stack: 'data', type: 'AWS::S3::Bucket', name: bucket('derived') },
    {
      stack: 'data',
      type: 'AWS::SecretsManager::Secret',
      name: `${prefix.replace('-', '/')}/origin`,
    },
    { stack: 'data', type: 'AWS::SSM::Parameter', name: `/${prefix}/maintenance` },
    { stack: 'data', type: 'AWS::SSM::Parameter', name: streamParameter(prefix) },
    ...deployment.countries.map(
      ({ code }): PlannedName => ({
        stack: 'data',
        type: 'AWS::KMS::Alias',
        name: proofKeyAlias(prefix, code),
      }),
    ),
    { stack: 'identity', type: 'AWS::Cognito::UserPool', name: prefix },
    {
      stack: 'identity',
      type: 'AWS::Cognito::UserPoolDomain',
      name: deployment.stage.signOnPrefix,
    },
    { stack: 'identity', type: 'AWS::SSM::Parameter', name: `/${prefix}/sign-on-sites` },
    ...functionNames(prefix),
    ...queueNames(prefix),
    { stack: 'jobs', type: 'AWS::SES::ConfigurationSet', name: prefix },
    ...[...senders].flatMap(([domain, dns]) => senderNames(domain, dns, deployment.stage)),
    { stack: 'edge', type: 'AWS::WAFv2::WebACL', name: prefix },
    { stack: 'site', type: 'AWS::S3::Bucket', name: bucket('pages') },
    { stack: 'site', type: 'AWS::CloudFront::CachePolicy', name: `${prefix}-api` },
    { stack: 'site', type: 'AWS::CloudFront::ResponseHeadersPolicy', name: prefix },
    ...(deployment.stage.portal ? [portalHeaders(prefix)] : []),
    ...sitesOf(deployment).flatMap(({ domains, dns }) =>
      domains.flatMap((domain) => domainNames(domain, dns)),
    ),
    { stack: 'monitoring', type: 'AWS::CloudWatch::Dashboard', name: prefix },
    { stack: 'monitoring', type: 'AWS::Budgets::Budget', name: prefix },
  ];
}

function functionNames(prefix: string): PlannedName[] {
  const named = (stack: StackId, entry: string): PlannedName[] => [
    { stack, type: 'AWS::Lambda::Function', name: `${prefix}-${entry}` },
    // Stays behind where a function wrote into it after its stack was deleted.
    { stack, type: 'AWS::Logs::LogGroup', name: `/aws/lambda/${prefix}-${entry}` },
  ];
  return [
    ...Object.keys(apiFunctions).flatMap((domain) => named('api', `${domain}-handler`)),
    ...Object.keys(workerFunctions).flatMap((queue) => named('jobs', `${queue}-worker`)),
    ...Object.keys(timerFunctions).flatMap((domain) => named('jobs', `${domain}-schedule`)),
    ...named('jobs', 'kernel-stream-worker'),
    ...named('identity', 'mail-trigger'),
  ];
}

const queueNames = (prefix: string): PlannedName[] =>
  [...Object.keys(workerFunctions).flatMap((queue) => [queue, `${queue}-dlq`]), 'stream-dlq'].map(
    (queue) => ({ stack: 'jobs', type: 'AWS::SQS::Queue', name: `${prefix}-${queue}` }),
  );

/** The records of DKIM have names that SES gives. */
function senderNames(
  domain: string,
  dns: DnsConfig,
  { dmarcPolicy }: Deployment['stage'],
): PlannedName[] {
  const identity = { stack: 'jobs', type: 'AWS::SES::EmailIdentity', name: domain } as const;
  if (dns.kind !== 'hostedZone' || !`.${domain}`.endsWith(`.${dns.zoneName}`)) return [identity];
  const record = (name: string, records: readonly string[]) =>
    ({
      stack: 'jobs',
      type: 'AWS::Route53::RecordSet',
      name,
      zoneId: dns.zoneId,
      records,
    }) as const;
  return [
    identity,
    record(`bounce.${domain}`, ['MX', 'TXT', 'CNAME']),
    ...(dmarcPolicy === 'elsewhere' ? [] : [record(`_dmarc.${domain}`, ['TXT', 'CNAME'])]),
  ];
}

/** A domain is a name of its distribution, and a record where the zone is ours. */
const domainNames = (name: string, dns: DnsConfig): PlannedName[] => [
  { stack: 'site', type: 'AWS::CloudFront::Distribution', name },
  ...(dns.kind === 'hostedZone'
    ? [{ stack: 'site', type: 'AWS::Route53::RecordSet', name, zoneId: dns.zoneId } as const]
    : []),
];

const portalHeaders = (prefix: string): PlannedName => ({
  stack: 'site',
  type: 'AWS::CloudFront::ResponseHeadersPolicy',
  name: `${prefix}-portal`,
});
