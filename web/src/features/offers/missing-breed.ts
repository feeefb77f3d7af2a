import { lazyPart } from '#web/components/lazy-part.tsx';

/** The dialog loads when somebody misses a breed. */
export const MissingBreedDialog = lazyPart(
  () => import('#web/features/contact/public.ts').then((file) => file.MissingBreedDialog),
  ['breed', 'errors', 'words'],
);
