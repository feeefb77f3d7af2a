import { NoCredentialsError } from './no-credentials-error.ts';
import { StartupError } from './startup-error.ts';

/** Ends the program: with one sentence for a mistake of the person, with the whole error for a defect. */
export function tellAndExit(thrown: unknown): never {
  const error = isOfCredentials(thrown) ? new NoCredentialsError({ cause: thrown }) : thrown;
  const isExpected = error instanceof StartupError;
  process.stderr.write(`${isExpected ? error.message : describe(error)}\n`);
  process.exit(1);
}

/** Tells whether an AWS client has found no credentials. */
const isOfCredentials = (error: unknown): boolean =>
  error instanceof Error && error.name === 'CredentialsProviderError';

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
