export const messages = {
  'statistic.from': 'Von',
  'statistic.to': 'Bis',
  'statistic.regions': 'Regionen',
  'statistic.ownRegions': 'Eigene Regionen',
  'statistic.allRegions': 'Ganzes Land',
  'statistic.noRegion': 'Ihrem Konto ist keine Region zugeordnet',
  'statistic.noRegionText': 'Wählen Sie oben eine oder mehrere Regionen Ihres Landes.',
  'statistic.none': 'In dieser Zeit wurde nichts beantragt und nichts entschieden',
  'statistic.asOf': 'Stand: {time}',

  'statistic.asked': 'Anträge gestellt',
  'statistic.askedMeans':
    'In dieser Zeit gesendet, auch später zurückgezogene. Nicht dabei: worüber niemand entscheidet, und Anträge an Verbände.',
  'statistic.granted': 'Anträge genehmigt',
  'statistic.grantedMeans':
    'In dieser Zeit genehmigt, auch wenn sie früher gestellt wurden. Verzicht oder Widerruf ändern daran nichts.',
  'statistic.refused': 'Anträge abgelehnt',
  'statistic.refusedMeans':
    'In dieser Zeit abgelehnt. Bei den Tieren auch, was an einer Genehmigung gekürzt wurde.',
  'statistic.lapsed': 'Anträge abgelaufen',
  'statistic.median': 'Dauer (Median)',
  'statistic.medianMeans':
    'Median vom Senden bis zur Entscheidung: Die Hälfte dauerte höchstens so lange.',
  'statistic.animalsCount': '{count, plural, one {{animals} Tier} other {{animals} Tiere}}',

  'statistic.askedWord': 'beantragt',
  'statistic.grantedWord': 'genehmigt',
  'statistic.refusedWord': 'abgelehnt',
  'statistic.lapsedWord': 'abgelaufen',
  'statistic.animalsGranted': 'Tiere genehmigt',
  'statistic.animalsRefused': 'Tiere abgelehnt',

  'statistic.chartOf': 'Balken: {title}. Die Zahlen stehen in der Tabelle darunter.',
  'statistic.asTable': 'Als Tabelle zeigen',

  'statistic.byMonth': 'Entscheidungen je Monat',
  'statistic.month': 'Monat',
  'statistic.medianColumn': 'Dauer in Tagen (Median)',
  'statistic.bySpecies': 'Tiere nach Tierart',
  'statistic.speciesAndBreed': 'Tierart und Rasse',
  'statistic.anyBreed': 'ohne Angabe der Rasse',
  'statistic.byPurpose': 'Zwecke und Gründe',
  'statistic.purpose': 'Zweck',
  'statistic.reason': 'Begründung',
  'statistic.reason.lackOfSuitableAnimals': 'Keine geeigneten Bio-Tiere verfügbar',
  'statistic.reason.other': 'Anderer Grund',
} as const;
