import type { Template } from 'aws-cdk-lib/assertions';

/** The account whose number templates leave open. */
export const ACCOUNT = '123456789012';

/** Names that several may have, or that lie within something of the stage's own. */
const SHARED: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Api Name': 'APIs are told apart by their ids',
  'AWS::ApiGatewayV2::Stage StageName': 'within the API',
  'AWS::CertificateManager::Certificate DomainName': 'a domain may have many certificates',
  'AWS::Cognito::UserPoolClient ClientName': 'within the user pool',
  'AWS::Cognito::UserPoolIdentityProvider ProviderName': 'within the user pool',
  'AWS::CloudWatch::Alarm MetricName': 'what it looks at, not how it is called',
  'AWS::Route53::HealthCheck FullyQualifiedDomainName': 'whom it asks, not how it is called',
  'AWS::IAM::Policy PolicyName': 'within its role',
  'AWS::WAFv2::WebACL MetricName': 'how its figures are called',
  'AWS::SNS::Topic DisplayName': 'the sender of mails, as people read it',
};

const NAME = /(Name|^Domain|^EmailIdentity|^Aliases)$/;

/** Of stack and place within it, with a digest: nobody else calls anything so. */
const MADE_BY_CDK = /livestockproduction\w+[0-9A-F]{8}$/;

type Found = { readonly type: string; readonly field: string; readonly name: string };

/** What the templates call anything, where they say it themselves: at the top of a resource, or one level below. */
function namesIn(template: Template): Found[] {
  const resources: Record<string, { Type: string; Properties?: object }> =
    template.toJSON().Resources;
  return Object.values(resources).flatMap(({ Type: type, Properties = {} }) =>
    Object.entries(Properties)
      .flatMap(([field, value]): [string, unknown][] => [
        [field, value],
        ...(/(Config|^Budget)$/.test(field) ? Object.entries(Object(value)) : []),
      ])
      .filter(([field]) => NAME.test(field))
      .flatMap(([field, value]) => [value].flat().map((name) => ({ field, name: textOf(name) })))
      .flatMap(({ field, name }) =>
        name === undefined || MADE_BY_CDK.test(name) ? [] : [{ type, field, name }],
      ),
  );
}

/** A text, also one with the account's number; undefined for what AWS names only when it deploys. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.replace(/\.$/, '');
  const parts: unknown = Object(value)['Fn::Join']?.[1];
  if (!Array.isArray(parts)) return undefined;
  const texts = parts.map((part) => (Object(part).Ref === 'AWS::AccountId' ? ACCOUNT : part));
  return texts.every((part) => typeof part === 'string') ? texts.join('') : undefined;
}

/** The names that a template fixes and that only one may have: `type name`. */
export const fixedNamesIn = (template: Template): string[] => [
  ...new Set(
    namesIn(template)
      .filter(({ type, field }) => SHARED[`${type} ${field}`] === undefined)
      .map(({ type, name }) => `${type} ${name}`),
  ),
];
