/** The key under which the device keeps the language that was chosen. */
export const LOCALE_KEY = 'locale';
/** The account whose language this device took over. */
export const LOCALE_OF_KEY = 'locale.of';
