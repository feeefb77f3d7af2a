import type { Messages } from '../../parts.ts';

export const messages = {
  'saved.askGuest': 'Log ind først. Derefter er søgningen gemt.',
  'saved.askText': 'Højst én om dagen. Afmeld med ét tryk.',
  'saved.compare': 'Sammenlign',
  'saved.comparison': 'Sammenligning af tilbud',
  'saved.differs': 'forskelligt',
  'saved.full': 'En konto kan højst gemme {count} søgninger. Slet en anden først.',
  'saved.gone':
    '{count, plural, one {Et gemt tilbud findes ikke længere.} other {# gemte tilbud findes ikke længere.}}',
  'saved.keep': 'Gem søgning',
  'saved.kept': 'Søgningen er gemt.',
  'saved.mail': 'Nye tilbud på e-mail',
  'saved.mailAddress':
    'E-mails sendes til kontoens bekræftede adresse eller til den, du logger ind med.',
  'saved.name': 'Søgningens navn',
  'saved.off': 'Du får ikke længere nye tilbud på e-mail',
  'saved.offText': 'Dine søgninger er stadig gemt. Der kan du slå e-mails til igen.',
  'saved.offTitle': 'Stop e-mails',
  'saved.offers': 'Gemte tilbud',
  'saved.offersNone': 'Ingen endnu. ”Gem” står ved hvert tilbud, også uden login.',
  'saved.onDevice': 'Kun gemt på denne enhed. Du kan sammenligne op til fire.',
  'saved.searches': 'Gemte søgninger',
  'saved.searchesNone':
    'Ingen endnu. Under hver søgning står ”Gem søgning”: Så får du nye tilbud på e-mail.',
} satisfies Partial<Messages<'saved'>>;
