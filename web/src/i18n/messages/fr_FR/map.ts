import type { Messages } from '../../parts.ts';

export const messages = {
  'map.label': '{count, plural, one {Carte avec # offre} other {Carte avec # offres}}',
  'map.labelPlace': 'Carte : {place}',
  'map.controls': 'Déplacer la carte',
  'map.move.in': 'Agrandir la carte',
  'map.move.out': 'Réduire la carte',
  'map.move.left': 'Carte vers la gauche',
  'map.move.up': 'Carte vers le haut',
  'map.move.down': 'Carte vers le bas',
  'map.move.right': 'Carte vers la droite',
  'map.move.all': 'Tout afficher',
  'map.searchArea': 'Chercher dans cette zone',
  'map.areaNear': 'Centre de la carte : {city} et environs',
  'map.help':
    'Les flèches déplacent la carte, + et − changent l’échelle, la touche Début affiche tout.',
  'map.helpMarkers': 'La touche Tab mène aux offres.',
  'map.here': '{count, plural, one {# offre à cet endroit} other {# offres à cet endroit}}',
  'map.source': 'Contours : Natural Earth. Lieux : GeoNames, CC BY 4.0.',
} satisfies Partial<Messages<'map'>>;
