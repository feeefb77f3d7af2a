import type { Messages } from '../../parts.ts';

export const messages = {
  'words.address': 'Adres',
  'words.associations': 'Verenigingen',
  'words.attachments': 'Bijlagen',
  'words.choose': 'Maak een keuze',
  'words.chooseRegions': 'Regio’s kiezen',
  'words.columns': 'Kolommen',
  'words.confirmEach': 'Een voor een bekijken',
  'words.confirmOffers':
    '{count, plural, one {Bevestig # aanbieding uiterlijk op {day}} other {Bevestig # aanbiedingen uiterlijk op {day}}}',
  'words.contactPerson': 'Contactpersoon',
  'words.copied': 'Gekopieerd',
  'words.country': 'Land',
  'words.delete': 'Verwijderen',
  'words.download': 'Downloaden',
  'words.email': 'E-mail',
  'words.farm': 'Bedrijf',
  'words.files': 'Bestanden',
  'words.invite': 'Uitnodigen',
  'words.inviteOpen': 'Open tot en met {day}',
  'words.inviteOver': 'Verlopen',
  'words.inviteToAccount': 'Aan de adressen van het account',
  'words.leaveOut': 'Weglaten',
  'words.logoSides':
    'De afbeelding is {width, number} × {height, number} pixels. Elke zijde moet tussen {min, number} en {max, number} pixels zijn.',
  'words.manageFiles': 'Bestanden beheren',
  'words.needed': 'Dit hebt u nodig',
  'words.offersConfirmed':
    '{count, plural, =0 {Bedankt, alles was al bevestigd} one {Bedankt, # aanbieding is bevestigd} other {Bedankt, # aanbiedingen zijn bevestigd}}',
  'words.region': 'Regio',
  'words.rename': 'Naam wijzigen',
  'words.role': 'Rol',
  'words.saved': 'Opgeslagen',
  'words.search': 'Zoeken',
  'words.whoUses': 'Wie gebruikt dit account',
} satisfies Partial<Messages<'words'>>;
