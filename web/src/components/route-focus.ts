import { createContext } from 'react';

/**
 * The wish for the focus: the router sets it when the page has changed; the next page heading takes the focus and
 * clears it.
 */
export type RouteFocus = { wanted: boolean };

export const RouteFocusContext = createContext<RouteFocus>({ wanted: false });
