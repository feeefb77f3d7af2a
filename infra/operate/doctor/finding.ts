import * as z from 'zod';
import type { Deployment } from '#infra/deploy/configuration/read-configuration.ts';
import type { AskAws } from './ask-aws.ts';
import { ForbiddenError } from './refusal-of.ts';

/**
 * The result of a check, in one sentence. Only a `wrong` one keeps a deployment from working; `unseen` is a subject
 * that could not be checked.
 */
export type Finding = {
  readonly level: 'good' | 'note' | 'unseen' | 'wrong';
  readonly sentence: string;
};

export const goodFinding = (sentence: string): Finding => ({ level: 'good', sentence });
export const noteFinding = (sentence: string): Finding => ({ level: 'note', sentence });
export const unseenFinding = (sentence: string): Finding => ({ level: 'unseen', sentence });
export const wrongFinding = (sentence: string): Finding => ({ level: 'wrong', sentence });

/** The domain name system, as anybody sees it. */
export type Dns = {
  /** Returns the name servers of a zone; none when nobody knows the zone. */
  readonly nameServersOf: (zoneName: string) => Promise<readonly string[]>;
  /**
   * Returns the authorities that may issue certificates (CAA, `issue`) by the records of this very name; none where it
   * has no such record.
   */
  readonly issuersOf: (name: string) => Promise<readonly string[]>;
};

export type Examined = {
  readonly deployment: Deployment;
  readonly askAws: AskAws;
  readonly readPage: (url: string) => Promise<{ readonly status: number; readonly text: string }>;
  readonly dns: Dns;
};

export type Check = (examined: Examined) => Promise<readonly Finding[]>;

/** Asks one question of a check. Where it cannot be asked, its finding says so, and the other questions go on. */
export async function askForFinding(
  subject: string,
  ask: () => Promise<Finding>,
): Promise<Finding> {
  try {
    return await ask();
  } catch (error) {
    return findingFor(subject, error);
  }
}

/** Returns the finding for a question that could not be asked. */
export function findingFor(subject: string, error: unknown): Finding {
  if (error instanceof ForbiddenError) {
    return unseenFinding(`${subject}: the credentials may not ask for it (${error.message}).`);
  }
  if (error instanceof z.ZodError) {
    return wrongFinding(
      `${subject}: AWS answers in another form than is known here: look yourself.`,
    );
  }
  const reason = error instanceof Error ? error.message : String(error);
  return wrongFinding(
    `${subject}: this could not be asked (${reason}): look at the network, and try again.`,
  );
}
