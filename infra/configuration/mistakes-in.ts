import type * as z from 'zod';

type Row = { readonly file: string; readonly row: string; readonly value: unknown };

/** What the schema has against a row, one sentence each, with file, row and field: `countries.ts, DE, mailSender: …`. */
export function mistakesIn(error: z.ZodError, { file, row, value }: Row): string[] {
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
  return issue.message;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}
