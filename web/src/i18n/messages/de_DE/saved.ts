export const messages = {
  'saved.askGuest': 'Dafür melden Sie sich an. Danach ist diese Suche gemerkt.',
  'saved.askText': 'Höchstens eine am Tag. Abbestellen mit einem Tipp.',
  'saved.compare': 'Vergleichen',
  'saved.comparison': 'Angebote im Vergleich',
  'saved.differs': 'unterschiedlich',
  'saved.full': 'Mehr als {count} Suchen merkt sich ein Konto nicht. Löschen Sie erst eine andere.',
  'saved.gone':
    '{count, plural, one {Ein gemerktes Angebot gibt es nicht mehr.} other {# gemerkte Angebote gibt es nicht mehr.}}',
  'saved.keep': 'Suche merken',
  'saved.kept': 'Diese Suche ist gemerkt.',
  'saved.mail': 'Neue Angebote per E-Mail',
  'saved.mailAddress':
    'Die E-Mails gehen an die bestätigte Adresse des Kontos oder an die, mit der Sie sich anmelden.',
  'saved.name': 'Name der Suche',
  'saved.off': 'Sie bekommen keine neuen Angebote mehr per E-Mail',
  'saved.offText': 'Ihre Suchen bleiben gemerkt. Dort schalten Sie E-Mails wieder ein.',
  'saved.offTitle': 'E-Mails beenden',
  'saved.offers': 'Gemerkte Angebote',
  'saved.offersNone': 'Noch keine. „Merken“ steht bei jedem Angebot, ohne Anmeldung.',
  'saved.onDevice': 'Nur auf diesem Gerät gemerkt. Bis zu vier lassen sich vergleichen.',
  'saved.searches': 'Gemerkte Suchen',
  'saved.searchesNone':
    'Noch keine. Unter jeder Suche steht „Suche merken“: Dann kommen neue Angebote per E-Mail.',
} as const;
