export const messages = {
  'offers.radiusHint': 'Gilt, sobald ein Standort gewählt ist.',
  'offers.allBreeds': 'Alle Rassen',
  'offers.amountError': 'Geben Sie eine ganze Zahl ein, zum Beispiel 12.',
  'offers.showCount':
    '{count, plural, one {{shown} Angebot anzeigen} other {{shown} Angebote anzeigen}}',
  'offers.printProof': 'Suche als Nachweis drucken',
  'offers.proof.title': 'Nachweis der Suche',
  'offers.proof.when': 'Zeitpunkt der Suche',
  'offers.proof.who': 'Gesucht von',
  'offers.proof.guest': 'Gast, ohne Anmeldung',
  'offers.proof.none': 'keine',
  'offers.proof.found': 'Gezählte Angebote',
  'offers.proof.rule':
    'Gezählt wird, was spätestens am {day} verfügbar ist, und nur in Kategorien, die für Anträge zählen.',
  'offers.proof.listed': 'Angebote in der Liste',
  'offers.proof.notCounted':
    '{count, plural, one {{shown} Angebot der Liste ist nicht gezählt: Es ist bis zum {day} nicht verfügbar oder seine Kategorie zählt nicht für Anträge.} other {{shown} Angebote der Liste sind nicht gezählt: Sie sind bis zum {day} nicht verfügbar oder ihre Kategorie zählt nicht für Anträge.}}',
  'offers.noneMore': 'Etwas anders suchen',
  'offers.noneFits': 'Kein Angebot passt?',
  'offers.noneFitsText':
    'Meist dürfen Sie ein nichtökologisches Tier erst zukaufen, wenn kein Bio-Tier geeignet ist, und nur mit Ausnahmegenehmigung. Der Antrag sagt, was bei Ihnen gilt.',
  'offers.sort': 'Sortieren nach',
  'offers.sortAvailable': 'Verfügbare zuerst, dann nach',
  'offers.without': 'Ohne „{condition}“',
  'offers.upTo': 'bis {radius}',
  'offers.nearest':
    '{count, plural, one {Weiter weg: {shown} Angebot} other {Weiter weg: {shown} Angebote}}',
  'offers.showMore':
    '{count, plural, one {Weiteres {shown} zeigen} other {Weitere {shown} zeigen}}',
  'offers.textHint': 'Rasse, Hof, Ort oder Postleitzahl',
  'offers.week': 'Gewünschte Woche',
  'offers.anyWeek': 'Alle Wochen',
  'offers.weeksBefore': 'Auch früher',
  'offers.weeksAfter': 'Auch später',
  'offers.weekCount': '{count, plural, =0 {nein} one {# Woche} other {# Wochen}}',
  'offers.weekOfDay': 'Datum wählen',
  'offers.noAnimals': 'keine Tiere',
  'offers.weekEmpty': 'In {week} ist nichts gemeldet.',
  'offers.showWeek':
    '{animals, plural, =0 {{week} zeigen} one {{week}: {shown} Tier zeigen} other {{week}: {shown} Tiere zeigen}}',
  'offers.rangeFrom': 'von',
  'offers.rangeTo': 'bis',
  'offers.fartherHint': 'außerhalb von {radius}',
  'offers.suppliersFound': '{count, plural, one {{shown} Anbieter} other {{shown} Anbieter}}',
  'offers.suppliersNone': 'Hier bietet gerade niemand diese Tiere an',
  'offers.suppliersSort.name': 'Name',
  'offers.supplierPlaces': 'Ort',
} as const;
