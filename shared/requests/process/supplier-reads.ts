import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { partiesOf } from './standings.ts';

/** The parties beside the supplier. */
export const OTHER_PARTIES = ['agr', 'ins', 'aso', 'aut', 'creator'] as const;

/** Tells whether an account takes part in a request as its supplier only. */
export const isOnlySupplier = (process: RequestProcess, account: string | null): boolean =>
  process.sup === account && !OTHER_PARTIES.some((party) => process[party] === account);

/**
 * Returns how many of the filled steps, from the first on, an account reads the answers of. A supplier reads what it is
 * asked about: all of it while its step waits, later up to its own answers; the application in any case. It reads
 * neither the reasons of a decision nor purchases from others.
 */
export function stepsReadBy(process: RequestProcess, account: string | null): number {
  const { filledSteps, turn } = process;
  if (!isOnlySupplier(process, account) || turn === account) return filledSteps.length;
  return Math.max(1, filledSteps.findLastIndex(({ by }) => by === account) + 1);
}

/** Returns the parties that read each other's files: all but the supplier, which reads its own. */
export const fileReadersOf = (process: RequestProcess): string[] =>
  partiesOf(process).filter((party) => !isOnlySupplier(process, party));

/** Returns the files of a request that one of its parties sees: a supplier its own. */
export const attachmentsSeenBy = (
  process: RequestProcess,
  account: string | null,
): RequestProcess['attachments'] =>
  isOnlySupplier(process, account)
    ? process.attachments.filter(({ by }) => by === account)
    : process.attachments;
