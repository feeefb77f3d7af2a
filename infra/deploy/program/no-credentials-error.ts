import { StartupError } from './startup-error.ts';

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
