import { stacksOf } from './stage-templates.ts';

type Resource = {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
};
type Output = { readonly Value: unknown; readonly Export?: { readonly Name: unknown } };
type DeployedStack = {
  readonly region: string;
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs: Readonly<Record<string, Output>>;
};
/** Name of the stack → what CloudFormation is given. */
export type Templates = ReadonlyMap<string, DeployedStack>;

/** The templates of all stacks of a stage with these countries. */
export function templatesOf(...countries: object[]): Templates {
  const { stacks } = stacksOf(countries).app.synth();
  return new Map(
    stacks.map(({ stackName, environment, template }) => [
      stackName,
      {
        region: environment.region,
        Resources: template.Resources,
        Outputs: template.Outputs ?? {},
      },
    ]),
  );
}

/**
 * What CloudFormation makes again when one of these properties changes ("Update requires: Replacement").
 * @see https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-template-resource-type-ref.html
 */
const REPLACED_BY: Readonly<Record<string, readonly string[]>> = {
  'AWS::ApiGatewayV2::Api': ['ProtocolType'],
  'AWS::CertificateManager::Certificate': [
    'DomainName',
    'DomainValidationOptions',
    'SubjectAlternativeNames',
    'ValidationMethod',
  ],
  'AWS::Cognito::UserPool': ['AliasAttributes', 'UsernameAttributes', 'UsernameConfiguration'],
  'AWS::Cognito::UserPoolClient': ['GenerateSecret', 'UserPoolId'],
  'AWS::Cognito::UserPoolDomain': ['Domain', 'UserPoolId'],
  'AWS::Cognito::UserPoolIdentityProvider': ['ProviderName', 'ProviderType', 'UserPoolId'],
  'AWS::DynamoDB::Table': ['KeySchema', 'TableName'],
  'AWS::Lambda::EventSourceMapping': ['EventSourceArn'],
  'AWS::Lambda::Function': ['FunctionName'],
  'AWS::Route53::RecordSet': ['HostedZoneId', 'Name'],
  'AWS::S3::Bucket': ['BucketName'],
  'AWS::SecretsManager::Secret': ['Name'],
  'AWS::SES::EmailIdentity': ['EmailIdentity'],
  'AWS::SQS::Queue': ['FifoQueue', 'QueueName'],
  'AWS::SSM::Parameter': ['Name'],
  'AWS::WAFv2::WebACL': ['Name', 'Scope'],
};

/**
 * What of a deployed stage would fail or be lost when its templates change, one sentence each. `mayGo` fits the logical
 * ids of what the change takes away on purpose.
 */
export function harmOf(before: Templates, after: Templates, mayGo?: RegExp): string[] {
  const harm = [
    ...lostExports(before, after),
    ...lostParameters(before, after),
    ...lostResources(before, after, mayGo),
    ...replacedResources(before, after),
    ...deadReferences(after),
  ];
  return [...new Set(harm)];
}

/** What the templates make that was not there before. */
export const madeBy = (before: Templates, after: Templates): string[] =>
  [...after].flatMap(([stack, { Resources }]) =>
    Object.keys(Resources)
      .filter((id) => before.get(stack)?.Resources[id] === undefined)
      .map((id) => `${stack} ${id}`),
  );

/** Stacks are updated one after the other: while one is, the others still import what they imported. */
function lostExports(before: Templates, after: Templates): string[] {
  const valuesIn = (templates: Templates) =>
    new Map(
      [...templates.values()]
        .flatMap(({ Outputs }) => Object.values(Outputs))
        .flatMap(({ Export, Value }) => (Export ? [[said(Export.Name), said(Value)]] : [])),
    );
  const [were, are] = [valuesIn(before), valuesIn(after)];
  return [...before].flatMap(([stack, { Resources }]) =>
    saidBy(Resources, 'Fn::ImportValue')
      .map(said)
      .filter((name) => are.get(name) !== were.get(name))
      .map((name) => `The export ${name} cannot go or change: ${stack} imports it.`),
  );
}

/** The CDK's own way across regions: parameters, of which the reader sees no new value. */
function lostParameters(before: Templates, after: Templates): string[] {
  const namesIn = ({ Resources }: DeployedStack, type: string) =>
    Object.values(Resources)
      .filter(({ Type }) => Type === type)
      .flatMap(
        ({ Properties }) => JSON.stringify(Properties).match(/\/cdk\/exports\/[\w/-]+/g) ?? [],
      );
  const written = new Set(
    [...after.values()].flatMap((stack) => namesIn(stack, 'Custom::CrossRegionExportWriter')),
  );
  return [...before].flatMap(([name, stack]) =>
    namesIn(stack, 'Custom::CrossRegionExportReader')
      .filter((parameter) => !written.has(parameter))
      .map((parameter) => `The parameter ${parameter} cannot go: ${name} reads it.`),
  );
}

function lostResources(before: Templates, after: Templates, mayGo?: RegExp): string[] {
  return [...before].flatMap(([stack, { Resources }]) =>
    Object.entries(Resources)
      .filter(([id]) => after.get(stack)?.Resources[id] === undefined)
      .flatMap(([id, { Type, DeletionPolicy }]) => {
        if (!mayGo?.test(id)) return [`${stack}: ${Type} ${id} is gone or has another name.`];
        const isInUse = Type === 'AWS::CertificateManager::Certificate';
        return isInUse && !DeletionPolicy?.startsWith('Retain')
          ? [`${stack}: ${id} cannot be deleted while a distribution uses it.`]
          : [];
      }),
  );
}

function replacedResources(before: Templates, after: Templates): string[] {
  return [...before].flatMap(([stack, { Resources }]) =>
    Object.entries(Resources).flatMap(([id, { Type, Properties: old }]) => {
      const now = after.get(stack)?.Resources[id]?.Properties;
      return (REPLACED_BY[Type] ?? [])
        .filter((name) => now !== undefined && said(now[name]) !== said(old?.[name]))
        .map((name) => `${stack}: ${Type} ${id} is replaced, its ${name} changes.`);
    }),
  );
}

type StackOutput = { StackName: string; OutputName: string; Region: string };

function deadReferences(templates: Templates): string[] {
  return [...templates].flatMap(([stack, { Resources }]) =>
    (saidBy(Resources, 'Fn::GetStackOutput') as StackOutput[])
      .filter(({ StackName, OutputName, Region }) => {
        const source = templates.get(StackName);
        return source?.region !== Region || source.Outputs[OutputName] === undefined;
      })
      .map(({ StackName, OutputName }) => `${stack} asks ${StackName} for ${OutputName} in vain.`),
  );
}

/** Everything that stands behind an intrinsic function, however deep. */
function saidBy(value: unknown, intrinsic: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === intrinsic ? [inner] : saidBy(inner, intrinsic),
  );
}

const said = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
