import { createContext } from 'react';

/** Tells whether the page is in sight: the maintenance page hides it for as long as it stands in its place. */
export const PageInSightContext = createContext(true);
