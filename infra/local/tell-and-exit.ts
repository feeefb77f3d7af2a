import { NoCredentialsError } from './no-credentials-error.ts';
import { StartupError } from './startup-error.ts';

/** Ends the program: one sentence for what the person can put right, the whole story for a defect. */
export function tellAndExit(thrown: unknown): never {
  const error = isOfCredentials(thrown) ? new NoCredentialsError({ cause: thrown }) : thrown;
  const isExpected = error instanceof StartupError;
  process.stderr.write(`${isExpected ? error.message : describe(error)}\n`);
  process.exit(1);
}

/** A client of AWS throws this where it finds none. */
const isOfCredentials = (error: unknown): boolean =>
  error instanceof Error && error.name === 'CredentialsProviderError';

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
