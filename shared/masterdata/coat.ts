/** The colours in which the portrait of a breed is drawn. Their shades: `web/src/features/offers/coats.css`. */
export const COATS = [
  'white',
  'yellow',
  'red',
  'darkRed',
  'brown',
  'grey',
  'black',
  'redWhite',
  'blackWhite',
  'whiteBlack',
] as const;
export type Coat = (typeof COATS)[number];
