import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import * as z from 'zod';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { Since } from './changes-since.ts';
import { type Parts, resourceNames } from './parts.ts';
import { type Wanted, wantedName } from './wanted.ts';

const KEY = 'restore/notes.json';

const Notes = z.object({
  wanted: z.string(),
  /** The time of the call that made the backup, which it names. */
  began: z.iso.datetime(),
  /** True where the table was gone and is made again; false where it stands and is written back. */
  isAnew: z.boolean(),
  /** The comparison before the first row was written: afterwards it cannot be made any more. */
  since: Since.optional(),
  /** The last part that is not done again: the rows of then are `written`, or the stage is `open` to people. */
  reached: z.enum(['written', 'open']).optional(),
});
/** The facts that a restore needs to go on after it was broken off. */
export type Notes = z.infer<typeof Notes>;

type NoteParts = Pick<Parts, 'deployment' | 'account' | 's3'>;

/**
 * Returns the notes of this restore where it was begun before.
 * @throws StartupError when another one is under way
 */
export async function findNotes(parts: NoteParts, wanted: Wanted): Promise<Notes | undefined> {
  const notes = await readNotes(parts);
  const name = wantedName(wanted);
  if (notes !== undefined && notes.wanted !== name) {
    throw new StartupError(
      `A restore to ${notes.wanted} is under way since ${notes.began}: go on with that one, or give it up (npm run restore -- ${parts.deployment.stage.name} give-up).`,
    );
  }
  return notes;
}

/** Returns the notes of the restore that is under way. */
export async function readNotes({ s3, ...parts }: NoteParts): Promise<Notes | undefined> {
  try {
    const place = { Bucket: resourceNames(parts).derived, Key: KEY };
    const { Body } = await s3.send(new GetObjectCommand(place));
    return Notes.parse(JSON.parse((await Body?.transformToString()) ?? ''));
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

export async function keepNotes({ s3, ...parts }: NoteParts, notes: Notes): Promise<void> {
  const place = { Bucket: resourceNames(parts).derived, Key: KEY };
  await s3.send(new PutObjectCommand({ ...place, Body: JSON.stringify(notes) }));
}

export async function dropNotes({ s3, ...parts }: NoteParts): Promise<void> {
  await s3.send(new DeleteObjectCommand({ Bucket: resourceNames(parts).derived, Key: KEY }));
}
