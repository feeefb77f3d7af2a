import { secretNames } from '#infra/deploy/configuration/secret-names.ts';
import { prefixOf } from '#infra/deploy/constructs/stage-settings.ts';
import { callerOf } from './check-account.ts';
import {
  askForFinding,
  type Check,
  type Examined,
  type Finding,
  goodFinding,
  noteFinding,
  unseenFinding,
  wrongFinding,
} from './finding.ts';
import { isAnswered, refusalOf } from './refusal-of.ts';
import { EDGE_REGION, partOf } from './stage-stacks.ts';

type Need = {
  /** The purpose of the right, in words that follow "to". */
  readonly purpose: string;
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  /** True where a deployment fails without the right; other rights are needed afterwards. */
  readonly isForDeploying?: boolean;
};

/**
 * Returns the rights that an operator needs besides reading, by the runbook (infra/operate/runbook.md). Roles of the bootstrap
 * make the stacks.
 */
function needsOf({ deployment }: Examined, account: string): readonly Need[] {
  const { stage } = deployment;
  const { region } = stage;
  const prefix = prefixOf(deployment);
  const arn = (service: string, resource: string) =>
    `arn:aws:${service}:${region}:${account}:${resource}`;
  return [
    {
      purpose: 'deploy (roles of the bootstrap)',
      actions: ['sts:AssumeRole'],
      resources: [region, EDGE_REGION].flatMap((place) =>
        ['deploy-role', 'file-publishing-role'].map(
          (role) => `arn:aws:iam::${account}:role/cdk-hnb659fds-${role}-${account}-${place}`,
        ),
      ),
      isForDeploying: true,
    },
    {
      purpose: 'take the first steps',
      // A save is a transaction with a right to each of its parts (`constructs/grant-rights.ts`).
      actions: [
        'dynamodb:GetItem',
        'dynamodb:BatchGetItem',
        'dynamodb:Query',
        'dynamodb:PutItem',
        'dynamodb:UpdateItem',
        'dynamodb:DeleteItem',
        'dynamodb:ConditionCheckItem',
      ],
      resources: [arn('dynamodb', `table/${prefix}`)],
    },
    {
      purpose: 'switch maintenance',
      actions: ['ssm:PutParameter'],
      resources: [arn('ssm', `parameter/${prefix}/maintenance`)],
    },
    {
      purpose: 'make and change keys',
      actions: [
        'secretsmanager:CreateSecret',
        'secretsmanager:GetSecretValue',
        'secretsmanager:PutSecretValue',
      ],
      // Secrets Manager adds six characters to the name.
      resources: Object.values(secretNames(stage)).map((name) =>
        arn('secretsmanager', `secret:${name}-AbCdEf`),
      ),
    },
    {
      purpose: 'load places',
      actions: ['s3:GetObject', 's3:PutObject'],
      resources: [`arn:aws:s3:::${prefix}-derived-${account}/geo/places`],
    },
  ];
}

/** Asks IAM which of the rights the caller has, without using them. */
export const checkRights: Check = async (examined) => {
  const { account, arn } = await callerOf(examined);
  if (arn.endsWith(':root')) {
    return [
      noteFinding(
        'These are credentials of the root user, who may do everything: use those of a role.',
      ),
    ];
  }
  const source = await policySource(arn, examined).catch(() => undefined);
  if (source === undefined) {
    return [unseenFinding(`What ${arn} may do cannot be asked (iam:GetRole).`)];
  }
  return Promise.all(
    needsOf(examined, account).map((need) =>
      askForFinding(`The right to ${need.purpose}`, () => simulate(need, source, examined)),
    ),
  );
};

/**
 * Returns the role behind a session, because IAM knows only roles.
 * @throws when the role cannot be read
 */
async function policySource(arn: string, examined: Examined): Promise<string> {
  const RoleName = /^arn:aws:sts::\d+:assumed-role\/([^/]+)\//.exec(arn)?.[1];
  if (RoleName === undefined) return arn;
  const answer = await askIam({ Action: 'GetRole', RoleName }, examined);
  const role = partOf(answer.text, 'Arn');
  if (!isAnswered(answer) || role === undefined) throw new Error(refusalOf(answer));
  return role;
}

async function simulate(need: Need, PolicySourceArn: string, examined: Examined): Promise<Finding> {
  const isAllowed = async (action: string): Promise<boolean> => {
    const answer = await askIam(
      {
        Action: 'SimulatePrincipalPolicy',
        PolicySourceArn,
        ...members('ActionNames', [action]),
        ...members('ResourceArns', need.resources),
      },
      examined,
    );
    if (!isAnswered(answer)) throw new Error(refusalOf(answer));
    // IAM gives one decision for all resources, or one for each of several.
    const decisions = [...answer.text.matchAll(/<Eval(?:Resource)?Decision>(\w+)</g)];
    return decisions.length > 0 && decisions.every(([, decision]) => decision === 'allowed');
  };
  const missing: string[] = [];
  for (const action of need.actions) if (!(await isAllowed(action))) missing.push(action);
  if (missing.length === 0) return goodFinding(`You may ${need.purpose}.`);
  const sentence = `You may not ${need.purpose}: have ${missing.join(', ')} allowed for ${need.resources.join(', ')}.`;
  return need.isForDeploying ? wrongFinding(sentence) : noteFinding(sentence);
}

const members = (name: string, values: readonly string[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}.member.${index + 1}`, value]));

const askIam = (input: Readonly<Record<string, string>>, { askAws }: Examined) =>
  askAws({
    service: 'iam',
    region: EDGE_REGION,
    body: new URLSearchParams({ ...input, Version: '2010-05-08' }).toString(),
  });
