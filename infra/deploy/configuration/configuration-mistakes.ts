import type * as z from 'zod';

type Row = { readonly file: string; readonly row: string; readonly value: unknown };

/** Returns the mistakes of a row, one sentence each, with file, row and field: `countries.ts, DE, mailSender: …`. */
export function configurationMistakes(error: z.ZodError, { file, row, value }: Row): string[] {
  return error.issues.map((issue) => {
    const field = issue.path.length === 0 ? '' : `, ${issue.path.join('.')}`;
    return `${file}, ${row}${field}: ${sentenceFor(issue, value)}`;
  });
}

function sentenceFor(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    const secret = issue.keys.some((key) => /secret|password|key$/i.test(key));
    const hint = secret ? '; secrets stand in Secrets Manager, here only their names' : '';
    return `does not know ${issue.keys.join(', ')}${hint}`;
  }
  if (issue.path.length > 0 && valueAt(value, issue.path) === undefined) return 'is missing';
  return boundIn(issue) ?? issue.message;
}

/** Messages of the library, in words for programmers, where the schema has no sentence of its own. */
const OF_LIBRARY = /^(Too (small|big)|Invalid input): /;

function boundIn(issue: z.core.$ZodIssue): string | undefined {
  if (!OF_LIBRARY.test(issue.message)) return undefined;
  if (issue.code === 'invalid_type') return `must be a ${issue.expected}`;
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const verb = issue.origin === 'number' || issue.origin === 'int' ? 'be' : 'have';
  return issue.code === 'too_small'
    ? `must ${verb} ${issue.minimum} at least`
    : `must ${verb} ${issue.maximum} at most`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}
