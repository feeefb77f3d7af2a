type Facts = Readonly<Record<string, string | number | boolean | null>>;

/** The log of a call, one JSON line each. Never personal data: ids, codes, counts and durations only. */
export type Log = {
  readonly info: (message: string, facts?: Facts) => void;
  readonly error: (message: string, cause: unknown, facts?: Facts) => void;
};

const EMAIL = /[^\s"'<>@]+@[^\s"'<>@]+/g;
const TOKEN = /\beyJ[\w-]*\.[\w-]*\.[\w-]*/g;

/** Writes JSON lines. Addresses and tokens that a foreign error message may quote are struck out. */
export function makeLog(write: (line: string) => void): Log {
  const line = (level: string, message: string, facts: object) =>
    write(JSON.stringify({ level, message, ...facts }));
  return {
    info: (message, facts = {}) => line('info', message, facts),
    error: (message, cause, facts = {}) =>
      line('error', message, { ...facts, ...describeError(cause) }),
  };
}

/** The log on standard output: CloudWatch takes one event a line, and stamps the time. */
export const systemLog: Log = makeLog((line) => process.stdout.write(`${line}\n`));

function describeError(cause: unknown): { error: string; stack: string | null } {
  if (!(cause instanceof Error)) return { error: struck(String(cause)), stack: null };
  const causes = [cause, ...causesOf(cause)];
  return {
    error: struck(causes.map((cause) => `${cause.name}: ${cause.message}`).join(' ← ')),
    stack: struck(cause.stack ?? ''),
  };
}

function causesOf(error: Error): Error[] {
  return error.cause instanceof Error ? [error.cause, ...causesOf(error.cause)] : [];
}

function struck(text: string): string {
  return text.replace(EMAIL, '[address]').replace(TOKEN, '[token]');
}
