import type { Messages } from '../../parts.ts';

export const messages = {
  'map.label': '{count, plural, one {Mappa con # offerta} other {Mappa con # offerte}}',
  'map.labelPlace': 'Mappa: {place}',
  'map.controls': 'Sposta la mappa',
  'map.move.in': 'Ingrandisci la mappa',
  'map.move.out': 'Rimpicciolisci la mappa',
  'map.move.left': 'Mappa a sinistra',
  'map.move.up': 'Mappa in alto',
  'map.move.down': 'Mappa in basso',
  'map.move.right': 'Mappa a destra',
  'map.move.all': 'Mostra tutto',
  'map.searchArea': 'Cerca in questa zona',
  'map.areaNear': 'Centro della mappa vicino a {city}',
  'map.help': 'Le frecce spostano la mappa, + e − ne cambiano la scala, Home mostra tutto.',
  'map.helpMarkers': 'Con Tab si passa alle offerte.',
  'map.here': '{count, plural, one {# offerta in questo punto} other {# offerte in questo punto}}',
  'map.source': 'Confini: Natural Earth. Località: GeoNames, CC BY 4.0.',
} satisfies Partial<Messages<'map'>>;
