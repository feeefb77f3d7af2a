import type { Kernel } from '#web/kernel/kernel-context.ts';
import { entityWith } from '#web/kernel/use-entities.ts';

/** The fields whose rows the page of an offer shows. */
const NAMED = [
  'owner',
  'offergroup',
  'animalkind',
  'ageCategory',
  'animalusage',
  'category1',
  'category2',
  'classification',
  'associations',
  'attachments',
  'dynamicFields.field',
];

/** The query for all that the page of an offer shows. */
export const offerQuery = (kernel: Pick<Kernel, 'api' | 'queries'>, id: string) =>
  entityWith(kernel, 'offer', id, NAMED);
