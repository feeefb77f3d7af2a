import * as z from 'zod';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { jsonOf } from '#infra/operate/doctor/refusal-of.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { SECOND_MS } from '#shared/kernel/time.ts';

const { health } = diagnosticsEndpoints;
const TRIES = 6;
const PAUSE_MS = 10 * SECOND_MS;
const LONGEST_ANSWER_MS = 10 * SECOND_MS;
const NOT_FOUND = 404;

const Answer = z.object({ data: health.output });
/** The error of a call that got no answer: the code of its cause says why. */
const Unanswered = z.object({ cause: z.object({ code: z.string() }) });
const UNKNOWN_NAME = 'ENOTFOUND';

/** The outcome of one look at a site; `none`: nothing runs there. */
type Look =
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'failure'; readonly reason: string };

type Parts = {
  /** The host of a country's site. */
  readonly host: string;
  readonly fetch: typeof fetch;
  readonly pause: (ms: number) => Promise<unknown>;
};

/**
 * Returns the version that a site runs; undefined before the first deployment: its name does not resolve, or its
 * server knows no such address, each time it is asked.
 * @throws StartupError when the site does not tell
 */
export async function findVersion(parts: Parts): Promise<string | undefined> {
  const reasons: string[] = [];
  for (let tries = 1; ; tries++) {
    const look = await lookAt(parts);
    if (look.kind === 'version') return look.version;
    if (look.kind === 'failure') reasons.push(look.reason);
    if (tries === TRIES) break;
    await parts.pause(PAUSE_MS);
  }
  const [reason] = reasons;
  if (reason === undefined) return undefined;
  throw new StartupError(
    `${parts.host} does not tell the version that would be the way back (${reason}): mend that or switch maintenance off, and run this again, or deploy by hand (infra/operate/runbook.md, "Upgrade").`,
  );
}

async function lookAt({ host, fetch }: Parts): Promise<Look> {
  try {
    const answer = await fetch(`https://${host}/api/${health.path}`, {
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    });
    const told = Answer.safeParse(jsonOf(await answer.text()));
    if (told.success) return { kind: 'version', version: told.data.data.version };
    if (answer.status === NOT_FOUND) return { kind: 'none' };
    return { kind: 'failure', reason: `status ${answer.status}` };
  } catch (error) {
    const unanswered = Unanswered.safeParse(error);
    const reason = unanswered.success ? unanswered.data.cause.code : String(error);
    return reason === UNKNOWN_NAME ? { kind: 'none' } : { kind: 'failure', reason };
  }
}
