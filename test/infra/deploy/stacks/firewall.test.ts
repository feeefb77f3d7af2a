import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { endpointsByDomain } from '#shared/endpoints.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { Envelope } from '#shared/kernel/envelope.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { type StackName, threeCountries } from '#test/support/three-countries.ts';

const { templateNamed, resourcesOf } = threeCountries();

type PathMatch = { readonly SearchString: string; readonly PositionalConstraint: string };
type RateRule = {
  readonly Limit: number;
  readonly EvaluationWindowSec: number;
  readonly ScopeDownStatement?: {
    readonly OrStatement: { readonly Statements: { readonly ByteMatchStatement: PathMatch }[] };
  };
};

describe('firewall', () => {
  const rules = () =>
    resourcesOf('edge', 'AWS::WAFv2::WebACL')
      .flatMap(
        ({ Properties }) => Properties.Rules as { Statement: { RateBasedStatement?: RateRule } }[],
      )
      .flatMap(({ Statement }) => Statement.RateBasedStatement ?? []);
  const isFor = (address: string, { ScopeDownStatement: scope }: RateRule) =>
    scope === undefined ||
    scope.OrStatement.Statements.some(
      ({ ByteMatchStatement: { SearchString, PositionalConstraint } }) =>
        PositionalConstraint === 'EXACTLY'
          ? address === SearchString
          : address.startsWith(SearchString),
    );
  const limited = Object.values(endpointsByDomain)
    .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
    .flatMap(({ path, limit }) => (limit ? [{ path, limit }] : []));

  test('each call that the contract limits falls under a rule of its own', () => {
    const alone = limited.filter(
      ({ path }) => rules().filter((rule) => isFor(`/api/${path}`, rule)).length < 2,
    );
    expect(alone).toEqual([]);
    expect(limited.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'auth/domain/login',
        'livestock/register/agr',
        'auth/domain/getinvite',
        'mailer/verification/complete',
        'livestock/notify/contactrequest',
      ]),
    );
  });

  test('no rule stops an address before the product itself does', () => {
    for (const { path, limit } of limited) {
      for (const rule of rules().filter((rule) => isFor(`/api/${path}`, rule))) {
        const inWindow = limit.count * Math.max(1, rule.EvaluationWindowSec / limit.seconds);
        expect(rule.Limit, path).toBeGreaterThanOrEqual(inWindow);
      }
    }
  });

  type Rule = {
    readonly Name: string;
    readonly OverrideAction?: object;
    readonly Action?: { readonly Block?: { readonly CustomResponse?: object } };
    readonly VisibilityConfig: { readonly SampledRequestsEnabled: boolean };
  };
  const acls = (name: StackName) =>
    resourcesOf(name, 'AWS::WAFv2::WebACL').map(
      ({ Properties }) =>
        Properties as {
          Rules: Rule[];
          CustomResponseBodies: Record<string, { Content: string; ContentType: string }>;
          DataProtectionConfig: unknown;
          Scope: string;
        },
    );

  test('who is blocked is told: calls in the envelope, pages in words', () => {
    const [acl] = acls('edge');
    const ends = acl?.Rules.map(({ Name, Action, OverrideAction }) => [
      Name,
      OverrideAction ?? Action?.Block?.CustomResponse,
    ]);
    const tooMany = {
      ResponseCode: 429,
      CustomResponseBodyKey: 'tooMany',
      ResponseHeaders: [{ Name: 'retry-after', Value: '300' }],
    };
    expect(ends).toEqual([
      ['AWSManagedRulesAmazonIpReputationList', { Count: {} }],
      ['AWSManagedRulesKnownBadInputsRuleSet', { Count: {} }],
      ['listed-calls', { ResponseCode: 403, CustomResponseBodyKey: 'blocked' }],
      ['listed-pages', { ResponseCode: 403, CustomResponseBodyKey: 'blockedPage' }],
      ['guesses', tooMany],
      ['frequent', tooMany],
      ['accounts', tooMany],
      ['everything', tooMany],
    ]);
    const { blocked, tooMany: told, blockedPage } = acl?.CustomResponseBodies ?? {};
    const envelopes = [blocked, told].map((body) =>
      Envelope.parse(JSON.parse(body?.Content ?? '')),
    );
    expect(envelopes).toEqual(
      [kernelErrors.blocked, kernelErrors.tooManyRequests].map(({ code, message }) => ({
        ok: false,
        data: null,
        details: [],
        id: '',
        code,
        message,
      })),
    );
    expect(blockedPage).toEqual({
      ContentType: 'TEXT_PLAIN',
      Content: kernelErrors.blocked.message,
    });
  });

  test('operators see who was blocked by which rule, without sessions and search words', () => {
    for (const acl of [...acls('edge'), ...acls('identity')]) {
      for (const { VisibilityConfig } of acl.Rules) {
        expect(VisibilityConfig.SampledRequestsEnabled).toBe(true);
      }
      expect(acl.DataProtectionConfig).toEqual({
        DataProtections: [
          { Field: { FieldType: 'SINGLE_HEADER', FieldKeys: ['authorization'] } },
          { Field: { FieldType: 'SINGLE_HEADER', FieldKeys: ['cookie'] } },
          { Field: { FieldType: 'QUERY_STRING' } },
        ].map((field) => ({ ...field, Action: 'SUBSTITUTION' })),
      });
    }
  });

  test('stands before the sign-in pages too, and counts the forms that one address sends there', () => {
    const [acl] = acls('identity');
    expect(acl?.Scope).toBe('REGIONAL');
    templateNamed('identity').hasResourceProperties('AWS::WAFv2::WebACLAssociation', {
      ResourceArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^SignOnPool'), 'Arn'] },
      WebACLArn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Firewall'), 'Arn'] },
    });
    const post = { ByteMatchStatement: { SearchString: 'POST', FieldToMatch: { Method: {} } } };
    const tokens = { ByteMatchStatement: { SearchString: '/oauth2/token' } };
    expect(acl?.Rules).toMatchObject([
      {
        Action: { Block: {} },
        Statement: {
          RateBasedStatement: {
            Limit: 150,
            EvaluationWindowSec: 300,
            ScopeDownStatement: {
              AndStatement: { Statements: [post, { NotStatement: { Statement: tokens } }] },
            },
          },
        },
      },
      { Action: { Block: {} }, Statement: { RateBasedStatement: { Limit: 3000 } } },
    ]);
  });

  test('a call without a limit of its own falls under the rule for everything only', () => {
    const matching = rules().filter((rule) => isFor('/api/auth/account/updateaccount', rule));
    expect(matching.map(({ ScopeDownStatement }) => ScopeDownStatement)).toEqual([undefined]);
  });
});
