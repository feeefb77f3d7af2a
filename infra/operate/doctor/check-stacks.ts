import {
  askForFinding,
  type Check,
  type Examined,
  type Finding,
  goodFinding,
  noteFinding,
  wrongFinding,
} from './finding.ts';
import { STACKS, type StackId, stackName, statusOf } from './stage-stacks.ts';

/** Checks that each stack can take a deployment. */
export const checkStacks: Check = (examined) =>
  Promise.all(
    STACKS.map((stack) =>
      askForFinding(`The stack ${stackName(stack, examined)}`, () => checkStack(stack, examined)),
    ),
  );

async function checkStack(stack: StackId, examined: Examined): Promise<Finding> {
  const name = stackName(stack, examined);
  const status = await statusOf(stack, examined);
  if (status === undefined) return goodFinding(`The stack ${name} is made by the deployment.`);
  if (status.endsWith('_IN_PROGRESS') && status !== 'REVIEW_IN_PROGRESS') {
    return wrongFinding(`The stack ${name} is being changed (${status}): wait until that is over.`);
  }
  if (status === 'UPDATE_ROLLBACK_FAILED') {
    return wrongFinding(
      `The stack ${name} stopped on its way back (${status}): npx cdk rollback ${name}, or continue it in the console of CloudFormation.`,
    );
  }
  if (status === 'ROLLBACK_FAILED' || status === 'DELETE_FAILED') {
    return wrongFinding(
      `The stack ${name} is stuck (${status}): its events say why; delete it in the console of CloudFormation.`,
    );
  }
  if (status === 'ROLLBACK_COMPLETE') {
    return noteFinding(`The stack ${name} was never finished: the deployment deletes it first.`);
  }
  return goodFinding(`The stack ${name} is there (${status}).`);
}
