/** A mistake that the person at the terminal can put right: printed as one sentence, without a stack trace. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}
