import * as z from 'zod';
import type { AskAws, AwsAnswer, AwsCall } from './ask-aws.ts';

const JsonRefusal = z.object({ __type: z.string() });
/** The words of services for credentials that lack a right. */
const FORBIDDEN =
  /^(AccessDenied|AccessDeniedException|NotAuthorizedException|UnauthorizedOperation|AuthorizationError|status 403)$/;

/** The error that the credentials lack the right to ask. */
export class ForbiddenError extends Error {
  override readonly name = 'ForbiddenError';
}

/** Returns the reason of a refusal as AWS names it: `ResourceNotFoundException`. */
export function refusalOf({ status, text }: AwsAnswer): string {
  const xml = /<Code>([\w.]+)<\/Code>/.exec(text)?.[1];
  if (xml !== undefined) return xml;
  const json = JsonRefusal.safeParse(jsonOf(text));
  return json.success ? (json.data.__type.split('#').at(-1) ?? '') : `status ${status}`;
}

/** Returns the value of a JSON text; undefined when the text is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isAnswered = ({ status }: AwsAnswer): boolean => status === 200;

/**
 * Makes a function that asks AWS each question of several checks only once.
 * @throws ForbiddenError where the credentials lack the right to ask; a session that is not valid is an answer
 */
export function askOnce(askAws: AskAws): AskAws {
  const answers = new Map<string, Promise<AwsAnswer>>();
  return (call) => {
    const key = JSON.stringify(call);
    const asked = answers.get(key) ?? askAllowed(askAws, call);
    answers.set(key, asked);
    return asked;
  };
}

async function askAllowed(askAws: AskAws, call: AwsCall): Promise<AwsAnswer> {
  const answer = await askAws(call);
  const isForbidden = !isAnswered(answer) && FORBIDDEN.test(refusalOf(answer));
  if (isForbidden) throw new ForbiddenError(operationOf(call));
  return answer;
}

/**
 * Names the operation of a call: `ssm:GetParameter`, or the resource for services without named operations:
 * `lambda:functions`.
 */
function operationOf({ service, target, body = '', path = '' }: AwsCall): string {
  const asked = /^\/(?:[\d-]+|v2\/email)\/([\w-]+)/.exec(path)?.[1];
  const operation = target?.split('.').at(-1) ?? new URLSearchParams(body).get('Action') ?? asked;
  return `${service}:${operation ?? path}`;
}
