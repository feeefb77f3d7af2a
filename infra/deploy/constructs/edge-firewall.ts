import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { defined } from '#shared/kernel/defined.ts';
import type { Envelope } from '#shared/kernel/envelope.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { FIREWALL_SECONDS, type LimitedPath, limitGroups } from './limit-groups.ts';

/** The calls of one network address within five minutes; an office behind one address has many people. */
const CALLS = 6000;
const TOO_MANY = 'tooMany';
const BLOCKED = 'blocked';
const BLOCKED_PAGE = 'blockedPage';

/**
 * The labels that lists of AWS put on a request to be blocked. The lists themselves only count, because pages cannot
 * read their own answer.
 * @see https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-list.html
 */
const BLOCKED_LABELS = [
  { scope: 'LABEL', key: 'awswaf:managed:aws:amazon-ip-list:AWSManagedIPReputationList' },
  { scope: 'LABEL', key: 'awswaf:managed:aws:amazon-ip-list:AWSManagedReconnaissanceList' },
  { scope: 'NAMESPACE', key: 'awswaf:managed:aws:known-bad-inputs:' },
] as const;

/**
 * The headers and words left out of samples, which AWS shows an operator for three hours: sessions and search words.
 */
export const UNSEEN = {
  dataProtections: [
    { field: { fieldType: 'SINGLE_HEADER', fieldKeys: ['authorization'] }, action: 'SUBSTITUTION' },
    { field: { fieldType: 'SINGLE_HEADER', fieldKeys: ['cookie'] }, action: 'SUBSTITUTION' },
    { field: { fieldType: 'QUERY_STRING' }, action: 'SUBSTITUTION' },
  ],
};

/** Limits the requests of one network address, in front of every site; a refused caller is told why. */
export class EdgeFirewall extends CfnWebACL {
  constructor(scope: Construct, id: string, { name }: { readonly name: string }) {
    super(scope, id, {
      name,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibilityConfig(name),
      customResponseBodies: {
        [TOO_MANY]: { contentType: 'APPLICATION_JSON', content: envelope('tooManyRequests') },
        [BLOCKED]: { contentType: 'APPLICATION_JSON', content: envelope('blocked') },
        [BLOCKED_PAGE]: { contentType: 'TEXT_PLAIN', content: kernelErrors.blocked.message },
      },
      dataProtectionConfig: UNSEEN,
      rules: [
        managedRule(0, 'AWSManagedRulesAmazonIpReputationList'),
        managedRule(1, 'AWSManagedRulesKnownBadInputsRuleSet'),
        listedRule(2, 'listed-calls', BLOCKED, { andStatement: { statements: [ofApi, listed] } }),
        listedRule(3, 'listed-pages', BLOCKED_PAGE, listed),
        ...limitGroups().map(({ name: group, calls, paths }, index) =>
          rateRule(4 + index, group, calls, anyOf(paths)),
        ),
        rateRule(7, 'everything', CALLS),
      ],
    });
  }
}

function anyOf(paths: readonly LimitedPath[]): CfnWebACL.StatementProperty {
  const statements = paths.map(({ begins, text }) => ({
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: begins ? 'STARTS_WITH' : 'EXACTLY',
      searchString: text,
      textTransformations: [
        { priority: 0, type: 'URL_DECODE' },
        { priority: 1, type: 'NORMALIZE_PATH' },
      ],
    },
  }));
  return { orStatement: { statements } };
}

const listed: CfnWebACL.StatementProperty = {
  orStatement: {
    statements: BLOCKED_LABELS.map((label) => ({ labelMatchStatement: { ...label } })),
  },
};
const ofApi: CfnWebACL.StatementProperty = {
  byteMatchStatement: {
    fieldToMatch: { uriPath: {} },
    positionalConstraint: 'STARTS_WITH',
    searchString: '/api/',
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
};

function listedRule(
  priority: number,
  name: string,
  customResponseBodyKey: string,
  statement: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty {
  const customResponse = { responseCode: kernelErrors.blocked.status, customResponseBodyKey };
  return {
    name,
    priority,
    statement,
    action: { block: { customResponse } },
    visibilityConfig: visibilityConfig(name),
  };
}

function managedRule(priority: number, name: string): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { count: {} },
    visibilityConfig: visibilityConfig(name),
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  };
}

function rateRule(
  priority: number,
  name: string,
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    action: {
      block: {
        customResponse: {
          responseCode: kernelErrors.tooManyRequests.status,
          customResponseBodyKey: TOO_MANY,
          // Without it a client tries again at once, and so stays above the limit.
          responseHeaders: [{ name: 'retry-after', value: String(FIREWALL_SECONDS) }],
        },
      },
    },
    visibilityConfig: visibilityConfig(name),
    statement: rateStatement(limit, scopeDownStatement),
  };
}

/** Returns the statement that more requests than these have come from one network address. */
export const rateStatement = (
  limit: number,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.StatementProperty => ({
  rateBasedStatement: {
    aggregateKeyType: 'IP',
    evaluationWindowSec: FIREWALL_SECONDS,
    limit,
    ...defined({ scopeDownStatement }),
  },
});

/** Returns the settings by which samples show an operator who was blocked by which rule. */
export const visibilityConfig = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

function envelope(error: 'tooManyRequests' | 'blocked'): string {
  const { code, message } = kernelErrors[error];
  const refusal: Envelope = { ok: false, data: null, message, code, details: [], id: '' };
  return JSON.stringify(refusal);
}
