import { createContext } from 'react';

/** Set by the router when the page has changed; the next page heading takes the focus and clears it. */
export type RouteFocus = { wanted: boolean };

export const RouteFocusContext = createContext<RouteFocus>({ wanted: false });
