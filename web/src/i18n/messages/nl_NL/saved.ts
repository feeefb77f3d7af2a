import type { Messages } from '../../parts.ts';

export const messages = {
  'saved.askGuest': 'Log daarvoor in. Daarna is deze zoekopdracht bewaard.',
  'saved.askText': 'Hoogstens één per dag. Afmelden met één tik.',
  'saved.compare': 'Vergelijken',
  'saved.comparison': 'Aanbiedingen vergeleken',
  'saved.differs': 'verschillend',
  'saved.full': 'Een account bewaart hoogstens {count} zoekopdrachten. Verwijder eerst een andere.',
  'saved.gone':
    '{count, plural, one {Een bewaarde aanbieding bestaat niet meer.} other {# bewaarde aanbiedingen bestaan niet meer.}}',
  'saved.keep': 'Zoekopdracht bewaren',
  'saved.kept': 'Deze zoekopdracht is bewaard.',
  'saved.mail': 'Nieuw aanbod per e-mail',
  'saved.mailAddress':
    'De e-mails gaan naar het bevestigde adres van het account of naar het adres waarmee u inlogt.',
  'saved.name': 'Naam van de zoekopdracht',
  'saved.off': 'U krijgt geen nieuw aanbod meer per e-mail',
  'saved.offText': 'Uw zoekopdrachten blijven bewaard. Daar zet u de e-mails weer aan.',
  'saved.offTitle': 'E-mails stoppen',
  'saved.offers': 'Bewaarde aanbiedingen',
  'saved.offersNone': 'Nog geen. ‘Bewaren’ staat bij elke aanbieding, ook zonder inloggen.',
  'saved.onDevice': 'Alleen op dit apparaat bewaard. U kunt er tot vier vergelijken.',
  'saved.searches': 'Bewaarde zoekopdrachten',
  'saved.searchesNone':
    'Nog geen. Onder elke zoekopdracht staat ‘Zoekopdracht bewaren’: dan krijgt u nieuw aanbod per e-mail.',
} satisfies Partial<Messages<'saved'>>;
