import type { CountryRow } from '#infra/demo/countries/country-row.ts';
import { elementAt } from '#infra/demo/random.ts';
import { type PackageKey, swissKey } from './package-table.ts';

/** The point that a demo request has reached. */
export type Course =
  | 'draft'
  | 'sent'
  | 'advised'
  | 'marked'
  | 'accepted'
  | 'acceptedFewer'
  | 'rejected'
  | 'bought'
  | 'passedOn'
  | 'overdue'
  | 'retracted'
  | 'waived'
  | 'revoked'
  | 'followUp';

export type CourseRow = {
  readonly course: Course;
  readonly key: PackageKey;
  readonly species: string;
  /** An office that files it for the farmer. */
  readonly filer?: 'ins' | 'aso';
};

const row = (course: Course, key: PackageKey, species: string): CourseRow => ({
  course,
  key,
  species,
});

/** The courses at the farm of a country's login, with the follow-up of a refused request. */
export const COURSES_OF_LOGIN: readonly CourseRow[] = [
  row('sent', 'mr', 'cattle'),
  row('advised', 'fr', 'sheep'),
  row('accepted', 'p3', 'layinghens'),
  row('draft', 'mr', 'goats'),
  row('rejected', 'ym', 'cattle'),
  row('sent', 'eb', 'cattle'),
  row('retracted', 'p3', 'meatchickens'),
  row('acceptedFewer', 'ym', 'goats'),
  row('marked', 'mr', 'pigs'),
];

/** Requests of a country in turn; the smaller a country, the earlier its list ends. */
export const COURSES: readonly CourseRow[] = [
  ...COURSES_OF_LOGIN,
  row('waived', 'fr', 'pigs'),
  row('revoked', 'mr', 'cattle'),
  row('followUp', 'ym', 'cattle'),
  row('bought', 'f40a', 'cattle'),
  row('advised', 'f40b', 'sheep'),
  row('sent', 'f40c', 'goats'),
  row('sent', 'low', 'layinghens'),
  row('sent', 'eb', 'cattle'),
  row('acceptedFewer', 'cat', 'turkeys'),
  row('sent', 'bee', 'bees'),
  row('advised', 'aq', 'perch'),
  row('sent', 'aso', 'layinghens'),
  { ...row('sent', 'p3', 'turkeys'), filer: 'ins' },
  { ...row('advised', 'aso', 'layinghens'), filer: 'aso' },
  row('overdue', 'lowp3', 'meatchickens'),
  row('sent', 'bee', 'bees'),
  row('rejected', 'cat', 'cattle'),
  row('accepted', 'aq', 'crayfish'),
  row('bought', 'mr', 'sheep'),
  row('bought', 'p3', 'geese'),
  { ...row('draft', 'fr', 'cattle'), filer: 'ins' },
  row('accepted', 'fr', 'goats'),
  row('advised', 'lowp3', 'layinghens'),
  row('passedOn', 'mr', 'goats'),
  row('overdue', 'fr', 'cattle'),
];

/** Returns the course of a country's request at a place; in Switzerland with a form that its law knows. */
export function courseAt({ code }: Pick<CountryRow, 'code'>, at: number): CourseRow {
  const course = elementAt(COURSES, at);
  return code === 'CH' ? { ...course, key: swissKey(course.key) ?? 'frch' } : course;
}
