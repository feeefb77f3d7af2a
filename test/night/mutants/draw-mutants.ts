import { readSourceFiles, type SourceFile } from '#test/architecture/source-files.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { type Mutation, mutationsOf } from './mutations-of.ts';

/** A source file with one fault in it. */
export type Mutant = {
  readonly path: string;
  readonly text: string;
  /** `shared/requests/entities/status.ts:12  a < b → a <= b` */
  readonly says: string;
};

const SHOWN_LETTERS = 70;

/** Returns as many mutants of the folders, or files, as `count` says, each place as likely as any other. */
export function drawMutants(folders: readonly string[], count: number, seed: number): Mutant[] {
  const places = readSourceFiles()
    .filter(({ path }) =>
      folders.some((folder) => path === folder || path.startsWith(`${folder}/`)),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap((file) => mutationsOf(file.path, file.text).map((mutation) => ({ file, mutation })));
  const random = seededRandom(seed);
  const drawn: Mutant[] = [];
  while (drawn.length < count && places.length > 0) {
    const [place] = places.splice(random.below(places.length), 1);
    if (place) drawn.push(mutantOf(place.file, place.mutation));
  }
  return drawn;
}

/** Returns the file with that fault. */
export function mutantOf({ path, text }: SourceFile, { start, end, after }: Mutation): Mutant {
  const mutated = text.slice(0, start) + after + text.slice(end);
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const line = text.slice(0, start).split('\n').length;
  const before = text.slice(lineStart, Math.max(end, lineEnd(text, start)));
  const then = mutated.slice(lineStart, Math.max(start + after.length, lineEnd(mutated, start)));
  return { path, text: mutated, says: `${path}:${line}  ${short(before)}  →  ${short(then)}` };
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

function short(code: string): string {
  const shown = code.replace(/\s+/g, ' ').trim();
  return shown.length > SHOWN_LETTERS ? `${shown.slice(0, SHOWN_LETTERS)}…` : shown;
}
