import type * as z from 'zod';
import { AppError } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrorOf, inputDetails } from './input-details.ts';
import { normaliseInput } from './normalise-input.ts';

/**
 * The input of a call in its schema's form.
 * @throws AppError `kernel.invalidInput`, with `{path, code, message}` for each field
 */
export function parseInput<S extends z.ZodType>(schema: S, payload: unknown): z.output<S> {
  const parsed = schema.safeParse(normaliseInput(payload), { error: fieldErrorOf });
  if (parsed.success) return parsed.data;
  throw new AppError(kernelErrors.invalidInput, { details: inputDetails(parsed.error.issues) });
}

/** The answer in its schema's form; one that does not fit is the product's own mistake. */
export function parseOutput<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  // Paths and codes only: the values may be personal.
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`);
  throw new Error(`The answer does not fit its schema: ${wrong.slice(0, 10).join(', ')}`);
}
