import { StartupError } from '#infra/deploy/program/startup-error.ts';

/** A mistake in `countries.ts` or `stages.ts` that the operator can put right: one line for each. */
export class ConfigurationError extends StartupError {
  override readonly name = 'ConfigurationError';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(['The configuration cannot be deployed:', ...mistakes].join('\n  '));
    this.mistakes = mistakes;
  }
}
