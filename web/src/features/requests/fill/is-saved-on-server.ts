import type { FieldData, RequestProcess } from '#shared/requests/entities/request-process.ts';
import { WANTED_FIELD } from '#shared/requests/process/after-taking.ts';
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
  const filled = now.filledSteps[before.filledSteps.length];
  if (filled?.by !== owner) return false;
  // A colleague of the same account may have answered otherwise.
  return isSame(withoutWanted(filled.fieldData), withoutWanted(fieldData));
}

/** Returns the answers without the number wanted, which the server lessens by the organic animals that are taken. */
const withoutWanted = (fieldData: FieldData): FieldData =>
  fieldData.filter(({ field }) => field !== WANTED_FIELD);

const textOf = (value: unknown): string => JSON.stringify(value).normalize();

const isSame = (value: unknown, other: unknown): boolean => textOf(value) === textOf(other);
