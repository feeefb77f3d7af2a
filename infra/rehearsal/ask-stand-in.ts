import { type AwsAnswer, type AwsCall, makeAskAws } from '#infra/operate/doctor/ask-aws.ts';
import { ENDPOINT, standInEnvironment } from './stand-in.ts';

/**
 * Asks the stand-in, in a call of its own.
 * @throws Error when the answer is a refusal
 */
export async function askStandIn(call: AwsCall): Promise<AwsAnswer> {
  Object.assign(process.env, standInEnvironment(call.region));
  const answer = await makeAskAws({ endpoint: ENDPOINT })(call);
  if (answer.status !== 200) throw new Error(`${call.service} answered ${answer.text}`);
  return answer;
}
