import * as z from 'zod';
import type { AwsAnswer } from './ask-aws.ts';

const JsonRefusal = z.object({ __type: z.string() });

/** What AWS calls the reason of a refusal: `ResourceNotFoundException`. */
export function refusalOf({ status, text }: AwsAnswer): string {
  const xml = /<Code>(\w+)<\/Code>/.exec(text)?.[1];
  if (xml !== undefined) return xml;
  const json = JsonRefusal.safeParse(jsonOf(text));
  return json.success ? (json.data.__type.split('#').at(-1) ?? '') : `status ${status}`;
}

/** Undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isAnswered = ({ status }: AwsAnswer): boolean => status === 200;
