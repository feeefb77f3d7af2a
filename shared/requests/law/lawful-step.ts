import type { Day } from '#shared/kernel/time.ts';
import type { GroundRule, Law } from '#shared/law/law.ts';
import type { LawSpecies, LawUnit } from '#shared/law/law-words.ts';
import type { Answers } from '#shared/requests/form-engine/answers.ts';
import type { LawFindingName } from './law-finding-names.ts';

/** A finding of the country's law about an answer; `refused` keeps the step from being sent. */
export type LawFinding = {
  readonly kind: 'refused' | 'noticed';
  /** Internal name of the field that the finding is about. */
  readonly field: string;
  readonly what: LawFindingName;
  /** The border that the answer is beyond: a day, or an amount of `unit`. */
  readonly day?: Day;
  readonly amount?: number;
  readonly unit?: LawUnit;
};

/** A step of a request as it is filled in. Days are those of its country. */
export type LawfulStep = {
  readonly law: Law;
  readonly ground: GroundRule['ground'];
  readonly species: LawSpecies | undefined;
  /** The `statecode` of the farm's region. */
  readonly state: string | undefined;
  readonly today: Day;
  /** Internal names of the fields that the step asks. */
  readonly asked: ReadonlySet<string>;
  /** The answers of this step. */
  readonly given: Answers;
  /** The answers of the steps before. */
  readonly before: Answers;
  /** The permission that was granted before this step. */
  readonly permission?: Permission | undefined;
};

export type Permission = {
  readonly decidedOn: Day;
  readonly validUntil?: Day | undefined;
  /** The day on which the permission was waived or revoked. */
  readonly endedOn?: Day | undefined;
  readonly granted?: number | undefined;
  readonly bought: number;
  /** The ear tags, or numbers of lots, of the purchases that are reported. */
  readonly tags?: readonly string[];
};
