import type { PackageKey } from './package-table.ts';

/** How far a demo request has come. */
export const COURSES = [
  'withControlBody',
  'withAuthority',
  'accepted',
  'draft',
  'rejected',
  'autoClosed',
  'retracted',
  'acceptedFewer',
  'marked',
  'retractedAfterDecision',
  'followUp',
] as const;
export type Course = (typeof COURSES)[number];

/** What the requests of a country are about, in turn. */
export const SUBJECTS: readonly (readonly [key: PackageKey, species: string])[] = [
  ['mr', 'cattle'],
  ['fr', 'sheep'],
  ['p3', 'layinghens'],
  ['mr', 'goats'],
  ['ym', 'cattle'],
  ['fr', 'cattle'],
  ['p3', 'meatchickens'],
  ['ym', 'goats'],
  ['mr', 'pigs'],
  ['fr', 'pigs'],
  ['p3', 'turkeys'],
];
