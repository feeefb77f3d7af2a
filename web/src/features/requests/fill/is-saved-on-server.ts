import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { Filling } from './filling.ts';

/** Tells whether the server has the answers that were filled in upon `before`, although its response never came. */
export function isSavedOnServer(
  { draft, owner, fieldData, attachments }: Filling,
  before: RequestProcess,
  now: RequestProcess,
): boolean {
  if (draft) {
    const saved = now.attachments.map(({ upload }) => upload);
    return now.status === 'new' && isSame(now.draft, fieldData) && isSame(saved, attachments);
  }
  const { length } = before.filledSteps;
  return now.filledSteps.length > length && now.filledSteps[length]?.by === owner;
}

const isSame = (value: unknown, other: unknown): boolean =>
  JSON.stringify(value) === JSON.stringify(other);
