import { lazyPart } from '#web/components/lazy-part.tsx';

/** The text of a page; what reads its marks comes after the first load. */
export const ContentText = lazyPart(() =>
  import('#web/features/content/content-text.tsx').then((file) => file.ContentText),
);
