export const messages = {
  'home.administration':
    'Hier pflegen Administratorinnen und Administratoren, was alle Länder brauchen.',
  'home.administrationCountries': 'Zu den Ländern',
  'home.administrationInvited':
    'Wer dazugehören soll, bekommt eine Einladung per Mail. Öffnen Sie deren Link und melden Sie sich an; registrieren kann man sich hier nicht.',
  'home.administrationOther':
    'Ihr Konto gehört nicht zur Verwaltung. Angebote und Anträge finden Sie auf der Seite Ihres Landes.',
  'home.chooseAnimal': 'Wählen Sie die Tiere aus',
  'home.saved': 'Gemerkte Angebote und Suchen',
  'home.lead': 'Tiere von Bio-Betrieben in Ihrer Nähe. Kostenlos und ohne Anmeldung.',
  'home.located': 'Mein Standort',
  'home.locating': 'Ihr Standort wird gesucht …',
  'home.nearMe': 'In meiner Nähe',
  'home.notLocated': 'Ihr Gerät nennt keinen Standort. Bitte geben Sie Ihre Postleitzahl ein.',
  'home.offersOnline':
    '{count, plural, =0 {Sie bieten zurzeit nichts an} one {# Angebot von Ihnen} other {# Angebote von Ihnen}}',
  'home.pathOffer': 'Tiere anbieten',
  'home.pathOfferAction': 'Anmelden und anbieten',
  'home.pathOfferText':
    'Betriebe mit gültigem Bio-Zertifikat bieten kostenlos an. Name und Kontakt sind öffentlich.',
  'home.pathRequestText':
    'Kein passendes Tier gefunden? Hier beantragen Sie, nichtökologische Zuchttiere oder Küken zu kaufen.',
  'home.paths': 'Was Sie hier tun können',
  'home.placeFailed':
    'Der Ort kann gerade nicht gesucht werden. Versuchen Sie es noch einmal oder lassen Sie das Feld leer.',
  'home.placeMany': '„{typed}“ gibt es mehrmals. Wählen Sie den richtigen Ort aus der Liste.',
  'home.placeUnknown':
    '„{typed}“ kennen wir hier nicht. Prüfen Sie die Schreibweise, oder lassen Sie das Feld leer: dann suchen Sie im ganzen Land. Andere Länder finden Sie unten auf der Seite.',
  'home.requestsDraft':
    '{count, plural, =0 {Keine offenen Entwürfe} one {Davon # noch nicht gesendet} other {Davon # noch nicht gesendet}}',
  'home.requestsTurn':
    '{count, plural, =0 {Kein Antrag wartet auf Sie} one {# Antrag wartet auf Sie} other {# Anträge warten auf Sie}}',
  'home.species': '{group}: welche genau?',
  'home.tasks': 'Ihre Aufgaben',
  'home.title': 'Welche Tiere suchen Sie?',
} as const;
