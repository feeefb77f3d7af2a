import { vi } from 'vitest';

/** Lets every question for a medium be answered with yes, to the end of the test. */
export const matchMedia = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }));
