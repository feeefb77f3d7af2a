export const de_DE = {
  'saved.ask': 'Neue Angebote per E-Mail?',
  'saved.askText': 'Höchstens eine am Tag. Abbestellen mit einem Tipp.',
  'saved.askGuest': 'Dafür melden Sie sich an. Danach ist diese Suche gemerkt.',
  'saved.delete': 'Löschen',
  'saved.deleted': '„{name}“ ist gelöscht.',
  'saved.full': 'Mehr als {count} Suchen merkt sich ein Konto nicht. Löschen Sie erst eine andere.',
  'saved.keep': 'Suche merken',
  'saved.kept': 'Diese Suche ist gemerkt.',
  'saved.mail': 'Neue Angebote per E-Mail',
  'saved.mailAddress':
    'Die E-Mails gehen an die bestätigte Adresse des Kontos oder an die, mit der Sie sich anmelden.',
  'saved.name': 'Name der Suche',
  'saved.nameMissing': 'Bitte geben Sie einen Namen ein.',
  'saved.off': 'Sie bekommen keine neuen Angebote mehr per E-Mail',
  'saved.offTitle': 'E-Mails beenden',
  'saved.offText': 'Ihre Suchen bleiben gemerkt. Dort schalten Sie E-Mails wieder ein.',
  'saved.rename': 'Umbenennen',
  'saved.searches': 'Gemerkte Suchen',
  'saved.searchesNone':
    'Noch keine. Unter jeder Suche steht „Suche merken“: Dann kommen neue Angebote per E-Mail.',
  'saved.signIn': 'Gemerkte Suchen sehen Sie, wenn Sie angemeldet sind.',
  'saved.title': 'Gemerkt',
} as const;
