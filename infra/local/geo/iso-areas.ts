/**
 * The part of ISO 3166-2 behind the country for GeoNames' own area codes, where its postal code files have the one and
 * its cities the other.
 * @see https://download.geonames.org/export/dump/admin1CodesASCII.txt
 */
const ISO_AREAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: {
    '01': 'BW',
    '02': 'BY',
    '03': 'HB',
    '04': 'HH',
    '05': 'HE',
    '06': 'NI',
    '07': 'NW',
    '08': 'RP',
    '09': 'SL',
    '10': 'SH',
    '11': 'BB',
    '12': 'MV',
    '13': 'SN',
    '14': 'ST',
    '15': 'TH',
    '16': 'BE',
  },
  DK: { '17': '84', '18': '82', '19': '81', '20': '85', '21': '83' },
};

/** Returns the ISO 3166-2 code of an area, or GeoNames' own where none is known. */
export function isoArea(country: string, adminCode1: string): string {
  return ISO_AREAS[country]?.[adminCode1] ?? adminCode1;
}
