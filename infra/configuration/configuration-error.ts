import { StartupError } from '#infra/local/startup-error.ts';

/** What the operator can put right in `countries.ts` or `stages.ts`: one line for each mistake. */
export class ConfigurationError extends StartupError {
  override readonly name = 'ConfigurationError';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(['The configuration cannot be deployed:', ...mistakes].join('\n  '));
    this.mistakes = mistakes;
  }
}
