import * as z from 'zod';
import type { AwsAnswer } from '#infra/operate/doctor/ask-aws.ts';
import { isAnswered, refusalOf } from '#infra/operate/doctor/refusal-of.ts';
import { type Parts, resourceNames } from './parts.ts';

type Asking = Pick<Parts, 'deployment' | 'account' | 'askAws'>;

/** Asks Lambda, by its paths. @throws Error when it refuses */
export async function askLambda<T extends z.ZodType>(
  { askAws, ...parts }: Asking,
  { path, method, body }: { path: string; method?: 'PUT'; body?: object },
  schema: T,
): Promise<z.infer<T>> {
  const { region } = resourceNames(parts);
  const answer = await askAws({
    service: 'lambda',
    region,
    path: `/2015-03-31/${path}`,
    ...(method && { method }),
    ...(body && { body: JSON.stringify(body) }),
  });
  return readAnswer(`lambda ${path}`, answer, schema);
}

/**
 * Asks a service that takes JSON by the name of the operation.
 * @throws Error when it refuses
 */
export async function askJson<T extends z.ZodType>(
  { askAws, ...parts }: Asking,
  {
    service,
    target,
    body,
  }: { service: 'cognito-idp' | 'events' | 'ssm'; target: string; body: object },
  schema: T,
): Promise<z.infer<T>> {
  const { region } = resourceNames(parts);
  const answer = await askAws({ service, region, target, body: JSON.stringify(body) });
  return readAnswer(target, answer, schema);
}

function readAnswer<T extends z.ZodType>(what: string, answer: AwsAnswer, schema: T): z.infer<T> {
  if (!isAnswered(answer) && answer.status !== ACCEPTED) {
    throw new Error(`${what} was refused: ${refusalOf(answer)}, ${answer.text.slice(0, TOLD)}`);
  }
  return schema.parse(answer.text === '' ? {} : JSON.parse(answer.text));
}

const ACCEPTED = 202;
const TOLD = 500;

/** The schema of an answer that is not read. */
export const AnyAnswer = z.unknown();

/** Returns the value of a parameter of the stage. */
export async function readParameter(parts: Asking, name: string): Promise<string> {
  const ask = { service: 'ssm', target: 'AmazonSSM.GetParameter', body: { Name: name } } as const;
  const { Parameter } = await askJson(
    parts,
    ask,
    z.object({ Parameter: z.object({ Value: z.string() }) }),
  );
  return Parameter.Value;
}

export async function writeParameter(parts: Asking, name: string, value: string): Promise<void> {
  const body = { Name: name, Value: value, Overwrite: true };
  await askJson(parts, { service: 'ssm', target: 'AmazonSSM.PutParameter', body }, AnyAnswer);
}
