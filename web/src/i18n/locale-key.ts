/** Where the device keeps the language that was chosen. */
export const LOCALE_KEY = 'locale';
