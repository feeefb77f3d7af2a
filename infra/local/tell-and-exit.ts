import { StartupError } from './startup-error.ts';

/** Ends the program: one sentence for what the person can put right, the whole story for a defect. */
export function tellAndExit(error: unknown): never {
  const isExpected = error instanceof StartupError;
  process.stderr.write(`${isExpected ? error.message : describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
