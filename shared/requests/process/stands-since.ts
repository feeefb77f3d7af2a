import type { RequestProcess } from '#shared/requests/entities/request-process.ts';

/** Returns the instant since which a request waits for its step; of one that waits for nobody, that of its end. */
export function standsSince({
  turn,
  stepSince,
  events,
}: Pick<RequestProcess, 'turn' | 'stepSince' | 'events'>): string {
  const end = turn === undefined ? events.findLast(({ event }) => event !== 'mark') : undefined;
  return end?.on ?? stepSince;
}
