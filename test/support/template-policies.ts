import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { type Resource, STACK_NAMES, type StackName } from './three-countries.ts';

type Templates = (name: StackName) => Template;

const oneOrMore = <T extends z.ZodType>(schema: T) =>
  z.union([schema, z.array(schema)]).transform((given) => (Array.isArray(given) ? given : [given]));

const Statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore(z.string()),
  // A policy that lists what it does not mean cannot be read here.
  NotAction: z.never().optional(),
  NotResource: z.never().optional(),
  Resource: oneOrMore(z.unknown()).default([]),
  Principal: z.unknown().optional(),
  Condition: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});
type Statement = z.infer<typeof Statement>;
const Policy = z.object({
  PolicyDocument: z.object({ Statement: z.array(Statement) }),
  Roles: z.array(z.unknown()).default([]),
});
const RolePolicies = z.object({
  ManagedPolicyArns: z.array(z.unknown()).default([]),
  Policies: z.array(Policy).default([]),
});
const Outputs = z.record(
  z.string(),
  z.object({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() }),
);

const Parameters = z.record(z.string(), z.object({ Default: z.string() }));

/** What a resource is called in an ARN, by its type. */
const ARNS: Readonly<Record<string, { readonly name: string; readonly before: string }>> = {
  'AWS::DynamoDB::Table': { name: 'TableName', before: 'arn:aws:dynamodb:::table/' },
  'AWS::S3::Bucket': { name: 'BucketName', before: 'arn:aws:s3:::' },
  'AWS::SQS::Queue': { name: 'QueueName', before: 'arn:aws:sqs:::' },
  'AWS::Logs::LogGroup': { name: 'LogGroupName', before: 'arn:aws:logs:::' },
  'AWS::Lambda::Function': { name: 'FunctionName', before: 'arn:aws:lambda:::' },
  'AWS::SES::ConfigurationSet': { name: 'Name', before: '' },
  'AWS::SSM::Parameter': { name: 'Name', before: '' },
  'AWS::SecretsManager::Secret': { name: 'Name', before: 'arn:aws:secretsmanager:::' },
};

/** Of the stage whose templates are read (`stage-templates.ts`). */
const ACCOUNT = '123456789012';

/**
 * Reads what the templates of a stage allow whom. Every right is one line: `s3:GetObject arn:aws:s3:::…/attachments/*`,
 * with its conditions behind it. Accounts are written `ACCOUNT`, regions of the stage's own resources are left out.
 */
export function templatePolicies(templateNamed: Templates) {
  const resourcesIn = (stack: StackName) =>
    Object.entries((templateNamed(stack).toJSON().Resources ?? {}) as Record<string, Resource>);
  const outputsOf = (stack: StackName) =>
    Outputs.parse(templateNamed(stack).toJSON().Outputs ?? {});

  /** What an expression of CloudFormation stands for, as text. */
  const textOf = (stack: StackName, value: unknown): string => {
    if (typeof value === 'string') return value.replaceAll(ACCOUNT, 'ACCOUNT');
    const [[fn, given] = ['', undefined]] = Object.entries(
      z.record(z.string(), z.unknown()).parse(value),
    );
    switch (fn) {
      case 'Ref':
        return refOf(stack, z.string().parse(given));
      case 'Fn::GetAtt': {
        const [id, attribute] = z.tuple([z.string(), z.string()]).parse(given);
        return attributeOf(stack, id, attribute);
      }
      case 'Fn::Join': {
        const [between, parts] = z.tuple([z.string(), z.array(z.unknown())]).parse(given);
        return parts.map((part) => textOf(stack, part)).join(between);
      }
      case 'Fn::ImportValue':
        return importOf(textOf(stack, given));
      case 'Fn::GetStackOutput': {
        const from = z.object({ StackName: z.string(), OutputName: z.string() }).parse(given);
        const other = STACK_NAMES.find((name) => fullName(name) === from.StackName);
        if (other === undefined) throw new Error(`There is no stack ${from.StackName}.`);
        return textOf(other, outputsOf(other)[from.OutputName]?.Value);
      }
      case 'Fn::Sub':
        return z
          .string()
          .parse(given)
          .replaceAll(/\$\{([^}]+)\}/g, (_, name) => refOf(stack, name));
      default:
        throw new Error(`The test cannot read ${JSON.stringify(value)}.`);
    }
  };

  const refOf = (stack: StackName, id: string): string => {
    if (id === 'AWS::AccountId') return 'ACCOUNT';
    if (id === 'AWS::Partition') return 'aws';
    // As those of the stage's own resources, it is left out.
    if (id === 'AWS::Region') return '';
    const parameter = Parameters.parse(templateNamed(stack).toJSON().Parameters ?? {})[id];
    if (parameter) return parameterOf(parameter.Default);
    // Their `Ref` is an ARN.
    return /::(Secret|Topic)$/.test(resourceOf(stack, id).Type)
      ? attributeOf(stack, id, 'Arn')
      : nameOf(stack, id);
  };
  /** What a deployment reads from a parameter of Systems Manager that another stack writes. */
  const parameterOf = (name: string): string => {
    for (const stack of STACK_NAMES) {
      const written = resourcesIn(stack).find(
        ([, { Type, Properties }]) => Type === 'AWS::SSM::Parameter' && Properties.Name === name,
      );
      if (written) return textOf(stack, written[1].Properties.Value);
    }
    throw new Error(`No stack writes ${name}.`);
  };
  const attributeOf = (stack: StackName, id: string, attribute: string): string => {
    const { Type } = resourceOf(stack, id);
    const arn = `${ARNS[Type]?.before ?? ''}${nameOf(stack, id)}`;
    return attribute === 'Arn' ? arn : `${arn}.${attribute}`;
  };
  /** What has no name of its own is called by stack and type. */
  const nameOf = (stack: StackName, id: string): string => {
    const { Type, Properties } = resourceOf(stack, id);
    const name = Properties?.[ARNS[Type]?.name ?? ''];
    return name === undefined ? `${stack}.${id.replace(HASH, '')}` : textOf(stack, name);
  };
  const resourceOf = (stack: StackName, id: string): Resource => {
    const entry = resourcesIn(stack).find(([name]) => name === id);
    if (entry === undefined) throw new Error(`The stack ${stack} has no ${id}.`);
    return entry[1];
  };
  const importOf = (name: string): string => {
    for (const stack of STACK_NAMES) {
      const exported = Object.values(outputsOf(stack)).find(
        ({ Export }) => Export !== undefined && textOf(stack, Export.Name) === name,
      );
      if (exported) return textOf(stack, exported.Value);
    }
    throw new Error(`Nothing exports ${name}.`);
  };

  const linesOf = (stack: StackName, { Action, Resource, Condition }: Statement): string[] =>
    Action.flatMap((action) =>
      Resource.map((resource) =>
        [action, textOf(stack, resource), ...conditionsOf(stack, Condition)].join(' '),
      ),
    );
  const conditionsOf = (stack: StackName, conditions: Statement['Condition'] = {}): string[] =>
    Object.entries(conditions).flatMap(([operator, keys]) =>
      Object.entries(keys).map(([key, values]) => {
        const texts = [values]
          .flat()
          .map((value) => textOf(stack, isPlain(value) ? String(value) : value));
        return `if ${operator} ${key} ${texts.join(',')}`;
      }),
    );

  const policiesIn = (stack: StackName, type: string) =>
    resourcesIn(stack)
      .filter(([, { Type }]) => Type === type)
      .map(([id, { Properties }]) => ({ id, properties: Properties, ...Policy.parse(Properties) }));

  return {
    textOf,
    resourcesIn,
    /** Of the role by its logical id: each right of every policy that names it, sorted. */
    rightsOf: (stack: StackName, role: string): string[] => {
      const inline = RolePolicies.parse(resourceOf(stack, role).Properties);
      const attached = policiesIn(stack, 'AWS::IAM::Policy').filter(({ Roles }) =>
        Roles.some((reference) => z.object({ Ref: z.literal(role) }).safeParse(reference).success),
      );
      return [...inline.Policies, ...attached]
        .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
        .flatMap((statement) =>
          linesOf(stack, statement).map((line) =>
            statement.Effect === 'Allow' ? line : `DENY ${line}`,
          ),
        )
        .toSorted();
    },
    managedPoliciesOf: (stack: StackName, role: string): string[] =>
      RolePolicies.parse(resourceOf(stack, role).Properties).ManagedPolicyArns.map((arn) =>
        textOf(stack, arn),
      ),
    /** Of policies that stand at a resource (buckets, queues, topics): who may do what there, sorted. */
    resourcePolicies: (type: string): string[] =>
      STACK_NAMES.flatMap((stack) =>
        policiesIn(stack, type)
          .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
          .flatMap((statement) =>
            linesOf(stack, statement).map((line) => {
              const who = statement.Effect === 'Allow' ? principalOf(statement) : 'NOBODY';
              return `${who} ${line}`;
            }),
          ),
      ).toSorted(),
  };
}

/** The CDK ends an id with a digest of its path. */
const HASH = /[0-9A-F]{8}$/;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

const principalOf = ({ Principal }: Statement): string =>
  typeof Principal === 'string'
    ? Principal
    : Object.values(z.record(z.string(), z.string()).parse(Principal)).join(',');

const fullName = (stack: StackName): string =>
  `livestock-production-${stack.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
