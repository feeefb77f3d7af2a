import * as z from 'zod';
import { isSignedPolicy } from './signature-v4.ts';

const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
});
type Condition = z.infer<typeof Policy>['conditions'][number];

export type Refusal = {
  readonly status: 400 | 403;
  readonly code: string;
  readonly message: string;
};

/**
 * Returns why S3 would refuse this browser upload; undefined when S3 takes it.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html
 */
export function refuseUpload(bucket: string, form: FormData, now: number): Refusal | undefined {
  const fields = readFields(bucket, form);
  const policyText = fields.get('policy') ?? '';
  const credential = fields.get('x-amz-credential') ?? '';
  if (!isSignedPolicy(policyText, credential, fields.get('x-amz-signature') ?? '')) {
    return denied('The request signature we calculated does not match the signature you provided.');
  }
  const policy = Policy.parse(JSON.parse(Buffer.from(policyText, 'base64').toString('utf8')));
  if (Date.parse(policy.expiration) < now)
    return denied('Invalid according to Policy: Policy expired.');
  const unnamed = unnamedField(policy.conditions, fields);
  if (unnamed !== undefined) {
    return denied(`Invalid according to Policy: Extra input fields: ${unnamed}`);
  }
  const file = form.get('file');
  const size = file instanceof File ? file.size : Buffer.byteLength(file ?? '');
  for (const condition of policy.conditions) {
    const refusal = refuseCondition(condition, fields, size);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Returns the form fields by lower case name, as S3 compares them. */
function readFields(bucket: string, form: FormData): Map<string, string> {
  const fields = new Map([['bucket', bucket]]);
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name.toLowerCase(), value);
  }
  return fields;
}

/** The fields that need no condition; the file itself is none of the fields here. */
const FREE = /^(bucket|policy|x-amz-signature|x-ignore-.*)$/;

/** Returns the first field of the form that the policy does not name. */
function unnamedField(
  conditions: readonly Condition[],
  fields: ReadonlyMap<string, string>,
): string | undefined {
  const named = new Set(
    conditions.flatMap((condition) => {
      if (!Array.isArray(condition))
        return Object.keys(condition).map((name) => name.toLowerCase());
      return [String(condition[1]).replace('$', '').toLowerCase()];
    }),
  );
  return [...fields.keys()].find((name) => !FREE.test(name) && !named.has(name));
}

function refuseCondition(
  condition: Condition,
  fields: ReadonlyMap<string, string>,
  size: number,
): Refusal | undefined {
  if (!Array.isArray(condition)) {
    const wrong = Object.entries(condition).find(
      ([name, value]) => fields.get(name.toLowerCase()) !== value,
    );
    return wrong && failedCondition(wrong[0]);
  }
  const [operator, field, operand] = condition;
  if (operator === 'content-length-range') return refuseSize(size, field, operand);
  const value = fields.get(field.replace('$', '').toLowerCase()) ?? '';
  const holds = operator === 'eq' ? value === operand : value.startsWith(operand);
  return holds ? undefined : failedCondition(field);
}

function refuseSize(size: number, smallest: number, largest: number): Refusal | undefined {
  if (size > largest) {
    return {
      status: 400,
      code: 'EntityTooLarge',
      message: 'Your proposed upload exceeds the maximum allowed size',
    };
  }
  if (size < smallest) {
    return {
      status: 400,
      code: 'EntityTooSmall',
      message: 'Your proposed upload is smaller than the minimum allowed size',
    };
  }
  return undefined;
}

function failedCondition(field: string): Refusal {
  return denied(`Invalid according to Policy: Policy Condition failed: ${field}`);
}

function denied(message: string): Refusal {
  return { status: 403, code: 'AccessDenied', message };
}
