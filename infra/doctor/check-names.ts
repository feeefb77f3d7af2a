import { callerOf } from './check-account.ts';
import { findHolder, type Holder } from './find-holder.ts';
import {
  type Check,
  type Examined,
  type Finding,
  findingFor,
  goodFinding,
  noteFinding,
  wrongFinding,
} from './finding.ts';
import { type NamedType, type PlannedName, plannedNames } from './planned-names.ts';
import { resourcesOf, STACKS, type StackId } from './stage-stacks.ts';

type Taken = (name: string, holder: Holder) => Finding;
type Owned = ReadonlyMap<StackId, ReadonlyMap<string, readonly string[]>>;

const KEPT = 'it was kept from an earlier deployment, or is of somebody else';

/** The meaning of a taken name, and the help. */
const TAKEN: Readonly<Record<NamedType, Taken>> = {
  'AWS::Budgets::Budget': (name) =>
    wrongFinding(`The budget ${name} exists already: delete it in the console of Billing.`),
  'AWS::CloudFront::CachePolicy': (name) =>
    wrongFinding(`CloudFront has a cache policy ${name} already: delete it.`),
  'AWS::CloudFront::Distribution': (name, { told }) =>
    wrongFinding(`${name} belongs to ${told}: remove it there, CloudFront gives a name only once.`),
  'AWS::CloudFront::ResponseHeadersPolicy': (name) =>
    wrongFinding(`CloudFront has a response headers policy ${name} already: delete it.`),
  'AWS::CloudWatch::Dashboard': (name) =>
    wrongFinding(
      `The dashboard ${name} exists already, and would be overwritten: delete or rename it.`,
    ),
  'AWS::Cognito::UserPool': (name, { id }) =>
    noteFinding(
      `The user pool ${id} is called ${name}, too: the stage gets another one, and people of that one have to sign up again.`,
    ),
  'AWS::Cognito::UserPoolDomain': (name, { told }) =>
    wrongFinding(`The sign-in address ${name} belongs to ${told}: choose another signOnPrefix.`),
  'AWS::DynamoDB::Table': (name) =>
    wrongFinding(
      `The table ${name} exists already (${KEPT}): take it in with npx cdk import, or delete it, its deletion protection first.`,
    ),
  'AWS::KMS::Alias': (name) =>
    wrongFinding(
      `A key of KMS is called ${name} already: aws kms delete-alias --alias-name ${name}; the key itself stays.`,
    ),
  'AWS::Lambda::Function': (name) =>
    wrongFinding(`The function ${name} exists already: delete it.`),
  'AWS::Logs::LogGroup': (name) =>
    wrongFinding(
      `The log group ${name} exists already: aws logs delete-log-group --log-group-name ${name}.`,
    ),
  'AWS::Route53::RecordSet': (name, { told }) =>
    wrongFinding(
      `The hosted zone has a record ${told} for ${name} already: remove it when nobody needs it any more.`,
    ),
  'AWS::S3::Bucket': (name, { told }) =>
    wrongFinding(
      told === undefined
        ? `The bucket ${name} exists already (${KEPT}): take it in with npx cdk import, or empty and delete it.`
        : `The bucket ${name} is taken (${told}): ask the administrator of the account.`,
    ),
  'AWS::SES::ConfigurationSet': (name) =>
    wrongFinding(`SES has a configuration set ${name} already: delete it.`),
  'AWS::SES::EmailIdentity': (name) =>
    wrongFinding(
      `SES knows ${name} already, and a deployment cannot make it again: delete the identity in its console when nobody else sends with it.`,
    ),
  'AWS::SQS::Queue': (name) => wrongFinding(`The queue ${name} exists already: delete it.`),
  'AWS::SSM::Parameter': (name) => wrongFinding(`The parameter ${name} exists already: delete it.`),
  'AWS::SecretsManager::Secret': (name, { told }) =>
    wrongFinding(
      told === undefined
        ? `The secret ${name} exists already: the deployment makes it, delete this one.`
        : `The secret ${name} is ${told}, which blocks its name for weeks: aws secretsmanager delete-secret --force-delete-without-recovery --secret-id ${name}.`,
    ),
  'AWS::WAFv2::WebACL': (name) => wrongFinding(`WAF has a web ACL ${name} already: delete it.`),
};

/** Looks whether a name that the deployment takes is somebody's already; what its own stacks have is fine. */
export const checkNames: Check = async (examined) => {
  const { account } = await callerOf(examined);
  const planned = plannedNames(examined.deployment, account);
  const owned: Owned = new Map(
    await Promise.all(
      STACKS.map(async (stack) => [stack, await resourcesOf(stack, examined)] as const),
    ),
  );
  const looked = await Promise.all(
    planned.map((name) => lookFor(name, { ...examined, account }, owned)),
  );
  const findings = summed(looked.flatMap((finding) => finding ?? []));
  const free = looked.filter((finding) => finding === undefined).length;
  return [
    goodFinding(
      `${free} of the ${planned.length} names that the stage takes are free, or its own.`,
    ),
    ...findings,
  ];
};

async function lookFor(
  planned: PlannedName,
  asked: Examined & { readonly account: string },
  owned: Owned,
): Promise<Finding | undefined> {
  try {
    const holder = await findHolder(planned, asked);
    if (holder === undefined) return undefined;
    const own = owned.get(planned.stack)?.get(planned.type) ?? [];
    const pools = owned.get(planned.stack)?.get('AWS::Cognito::UserPool') ?? [];
    const isOwn =
      own.some((id) => isNamed(holder.id, id)) || pools.some((pool) => pool === holder.pool);
    return isOwn ? undefined : TAKEN[planned.type](planned.name, holder);
  } catch (error) {
    return findingFor(`Names of ${planned.type}`, error);
  }
}

/** Ids are names, but for a dot at the end of a record, and `name|id|scope` of a firewall. */
const isNamed = (holder: string, id: string): boolean =>
  id.replace(/\.$/, '') === holder || id.split(/[|/]/).includes(holder);

/** The same sentence once: a right that is missing hides all names of a kind. */
const summed = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [finding.sentence, finding])).values(),
];
