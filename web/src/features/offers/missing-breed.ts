import { lazyPart } from '#web/components/lazy-part.tsx';

/** Comes when somebody misses a breed. */
export const MissingBreedDialog = lazyPart(
  () => import('#web/features/contact/public.ts').then((file) => file.MissingBreedDialog),
  ['breed', 'errors'],
);
