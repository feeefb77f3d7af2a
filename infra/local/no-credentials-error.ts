import { StartupError } from './startup-error.ts';

/** There is nobody to ask AWS as. */
export class NoCredentialsError extends StartupError {
  override readonly name = 'NoCredentialsError';

  constructor(options?: ErrorOptions) {
    super(
      'There are no credentials of AWS: set AWS_PROFILE or the AWS_ACCESS_KEY_ID variables, or run aws sso login.',
      options,
    );
  }
}
