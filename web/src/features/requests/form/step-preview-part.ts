import { lazyPart } from '#web/components/lazy-part.tsx';

/** The preview of a step; its code loads when it is opened. */
export const StepPreview = lazyPart(
  () => import('#web/features/requests/form/step-preview.tsx').then((file) => file.StepPreview),
  ['inputs', 'requests', 'words'],
);
