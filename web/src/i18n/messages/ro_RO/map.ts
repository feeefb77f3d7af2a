import type { Messages } from '../../parts.ts';

export const messages = {
  'map.label':
    '{count, plural, one {Hartă cu # ofertă} few {Hartă cu # oferte} other {Hartă cu # de oferte}}',
  'map.labelPlace': 'Hartă: {place}',
  'map.controls': 'Mișcați harta',
  'map.move.in': 'Măriți harta',
  'map.move.out': 'Micșorați harta',
  'map.move.left': 'Harta spre stânga',
  'map.move.up': 'Harta în sus',
  'map.move.down': 'Harta în jos',
  'map.move.right': 'Harta spre dreapta',
  'map.move.all': 'Arătați tot',
  'map.searchArea': 'Căutați în această zonă',
  'map.areaNear': 'Centrul hărții lângă {city}',
  'map.help': 'Săgețile mișcă harta, + și − schimbă mărimea, Home arată tot.',
  'map.helpMarkers': 'Cu Tab ajungeți la oferte.',
  'map.here':
    '{count, plural, one {# ofertă în acest loc} few {# oferte în acest loc} other {# de oferte în acest loc}}',
  'map.source': 'Contururi: Natural Earth. Localități: GeoNames, CC BY 4.0.',
} satisfies Partial<Messages<'map'>>;
