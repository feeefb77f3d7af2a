export const messages = {
  'map.label': '{count, plural, one {Karte mit # Angebot} other {Karte mit # Angeboten}}',
  'map.labelPlace': 'Karte: {place}',
  'map.controls': 'Karte bewegen',
  'map.move.in': 'Karte vergrößern',
  'map.move.out': 'Karte verkleinern',
  'map.move.left': 'Karte nach links',
  'map.move.up': 'Karte nach oben',
  'map.move.down': 'Karte nach unten',
  'map.move.right': 'Karte nach rechts',
  'map.move.all': 'Alles zeigen',
  'map.searchArea': 'In diesem Gebiet suchen',
  'map.areaNear': 'Kartenmitte nahe {city}',
  'map.help': 'Pfeiltasten bewegen die Karte, + und − ändern die Größe, Pos1 zeigt alles.',
  'map.helpMarkers': 'Mit Tab geht es zu den Angeboten.',
  'map.here':
    '{count, plural, one {# Angebot an dieser Stelle} other {# Angebote an dieser Stelle}}',
  'map.source': 'Umrisse: Natural Earth. Orte: GeoNames, CC BY 4.0.',
} as const;
