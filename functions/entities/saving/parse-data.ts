import type * as z from 'zod';
import { fieldErrorOf, inputDetails } from '#functions/kernel/http/input-details.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';

/**
 * Parses the data by the schema.
 * @throws AppError `kernel.invalidInput`, each field with its path: `data.amount`
 */
export function parseData<S extends z.ZodType>(schema: S, data: unknown): z.output<S> {
  const parsed = schema.safeParse(data, { error: fieldErrorOf });
  if (parsed.success) return parsed.data;
  const details = inputDetails(parsed.error.issues).map((detail) => ({
    ...detail,
    path: detail.path === '' ? 'data' : `data.${detail.path}`,
  }));
  throw new AppError(kernelErrors.invalidInput, { details });
}
