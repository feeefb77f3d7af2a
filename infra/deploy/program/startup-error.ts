/** A mistake that the person at the terminal can put right: printed as one sentence, without a stack trace. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}

/** The error that there are no credentials to ask AWS with. */
export class NoCredentialsError extends StartupError {
  override readonly name = 'NoCredentialsError';

  constructor(options?: ErrorOptions) {
    super(
      'There are no credentials of AWS: set AWS_PROFILE or the AWS_ACCESS_KEY_ID variables, or run aws sso login.',
      options,
    );
  }
}

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
