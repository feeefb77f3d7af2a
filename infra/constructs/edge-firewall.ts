import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { FIREWALL_SECONDS, type LimitedPath, limitGroups } from './limit-groups.ts';

/** Calls of one network address within five minutes; an office behind one address has many people. */
const CALLS = 6000;
const TOO_MANY = 'tooMany';

/** Limits what one network address may ask for, in front of every site; who asks for too much is told in the envelope. */
export class EdgeFirewall extends CfnWebACL {
  constructor(scope: Construct, id: string, { name }: { readonly name: string }) {
    super(scope, id, {
      name,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible(name),
      customResponseBodies: {
        [TOO_MANY]: { contentType: 'APPLICATION_JSON', content: envelope() },
      },
      rules: [
        managedRule(0, 'AWSManagedRulesAmazonIpReputationList'),
        managedRule(1, 'AWSManagedRulesKnownBadInputsRuleSet'),
        ...limitGroups().map(({ name: group, calls, paths }, at) =>
          rateRule(2 + at, group, calls, anyOf(paths)),
        ),
        rateRule(4, 'everything', CALLS),
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

function managedRule(priority: number, name: string): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    visibilityConfig: visible(name),
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
        },
      },
    },
    visibilityConfig: visible(name),
    statement: {
      rateBasedStatement: {
        aggregateKeyType: 'IP',
        evaluationWindowSec: FIREWALL_SECONDS,
        limit,
        ...(scopeDownStatement && { scopeDownStatement }),
      },
    },
  };
}

const visible = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

function envelope(): string {
  const { code, message } = kernelErrors.tooManyRequests;
  return JSON.stringify({ ok: false, data: null, message, code, details: [], id: null });
}
