import { createContext } from 'react';

/** Closes the sheet or dropdown that a menu stands in, once a link in it was taken. */
export const MenuDoneContext = createContext<() => void>(() => {});
