import * as z from 'zod';
import { type ErrorDefinition, type ErrorDetail, fieldDetail } from '#shared/kernel/app-error.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';

/** The most details of a refusal: more help nobody. */
const DETAILS_LIMIT = 50;
/** Names of unknown fields come from the caller. */
const PATH_LENGTH = 200;

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;
type FieldError = keyof typeof fieldErrors;

/**
 * Returns the field error that replaces zod's text, so that zod's words never leave: `safeParse(input, { error:
 * fieldErrorOf })`. A text that the schema itself gives wins over it.
 */
export function fieldErrorOf(issue: RawIssue): FieldError {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'wrongType';
    case 'invalid_format':
      return 'wrongFormat';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'notAllowed';
    case 'too_small':
      if (issue.minimum === 1 && ['string', 'array'].includes(issue.origin)) return 'required';
      return sized(issue.origin, 'tooShort', 'tooFew', 'tooSmall');
    case 'too_big':
      return sized(issue.origin, 'tooLong', 'tooMany', 'tooBig');
    case 'not_multiple_of':
      return 'notMultiple';
    case 'unrecognized_keys':
      return 'unknown';
    case 'invalid_union':
      return issue.input === undefined ? 'required' : 'invalid';
    default:
      return 'invalid';
  }
}

function sized<T>(origin: string | undefined, text: T, list: T, number: T): T {
  if (origin === 'string') return text;
  return origin === 'array' || origin === 'set' || origin === 'map' ? list : number;
}

/** Returns the details of the envelope: the problem of each field. */
export function inputDetails(issues: readonly Issue[]): ErrorDetail[] {
  return issues.flatMap(detailsOf).slice(0, DETAILS_LIMIT);
}

function detailsOf(issue: Issue): ErrorDetail[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => detail([...issue.path, key], fieldErrors.unknown));
  }
  if (issue.code === 'invalid_union') {
    const branch = nearestBranch(issue.errors);
    if (branch) {
      return branch.flatMap((inner) =>
        detailsOf({ ...inner, path: [...issue.path, ...inner.path] }),
      );
    }
  }
  const name = FieldErrorName.safeParse(issue.message);
  if (name.success) return [detail(issue.path, fieldErrors[name.data], limitOf(issue))];
  return [{ ...detail(issue.path, fieldErrors.invalid), message: issue.message }];
}

const FieldErrorName = z.custom<FieldError>(
  (text) => typeof text === 'string' && Object.hasOwn(fieldErrors, text),
);

/** Returns the alternative that the input fits best, because its complaints are about the meant one. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const depth = (issues: readonly Issue[]) =>
    Math.max(
      ...issues.map((issue) => issue.path.length + (issue.code === 'invalid_type' ? 0 : 0.5)),
    );
  return branches
    .filter((issues) => issues.length > 0)
    .toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
}

const Limit = z.number();

function limitOf(issue: Issue): number | undefined {
  if (issue.code === 'too_small') return Number(issue.minimum);
  if (issue.code === 'too_big') return Number(issue.maximum);
  // The rule of a schema names its own error: `refine(…, { message: 'tooMany', params: { limit } })`.
  if (issue.code === 'custom') return Limit.safeParse(issue.params?.limit).data;
  return issue.code === 'not_multiple_of' ? issue.divisor : undefined;
}

function detail(path: readonly PropertyKey[], error: ErrorDefinition, limit?: number): ErrorDetail {
  const place = path.map(String).join('.').slice(0, PATH_LENGTH);
  if (limit === undefined || !error.message.includes('{0}')) return fieldDetail(place, error);
  return fieldDetail(place, error, { limit });
}
