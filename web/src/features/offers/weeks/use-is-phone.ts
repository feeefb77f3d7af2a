import { useMedia } from '#web/kernel/use-media.ts';

/** Tells whether the window is too narrow for a grid of weeks. */
export const useIsPhone = (): boolean => useMedia('(max-width: 40rem)');
