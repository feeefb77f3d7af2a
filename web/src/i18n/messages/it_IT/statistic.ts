import type { Messages } from '../../parts.ts';

export const messages = {
  'statistic.from': 'Da',
  'statistic.to': 'A',
  'statistic.regions': 'Regioni',
  'statistic.ownRegions': 'Proprie regioni',
  'statistic.allRegions': 'Tutto il paese',
  'statistic.noRegion': 'Al suo account non è assegnata alcuna regione',
  'statistic.noRegionText': 'Scegliere sopra una o più regioni del paese.',
  'statistic.none': 'In questo periodo nulla è stato chiesto né deciso',
  'statistic.asOf': 'Situazione: {time}',

  'statistic.asked': 'Domande presentate',
  'statistic.askedMeans':
    'Presentate in questo periodo, anche se ritirate in seguito. Non comprese: ciò su cui nessuno decide e le domande alle associazioni.',
  'statistic.granted': 'Domande accolte',
  'statistic.grantedMeans':
    'Accolte in questo periodo, anche se presentate prima. Una rinuncia o una revoca non cambia il conteggio.',
  'statistic.refused': 'Domande respinte',
  'statistic.refusedMeans':
    'Respinte in questo periodo. Tra gli animali anche quelli tolti da domande accolte in parte.',
  'statistic.lapsed': 'Domande scadute',
  'statistic.median': 'Durata mediana',
  'statistic.medianMeans':
    'Mediana dall’invio alla decisione: metà delle domande ha richiesto al massimo questo tempo.',
  'statistic.animalsCount': '{count, plural, one {{animals} animale} other {{animals} animali}}',

  'statistic.askedWord': 'richiesta',
  'statistic.grantedWord': 'accoglimento',
  'statistic.refusedWord': 'rigetto',
  'statistic.lapsedWord': 'scadenza',
  'statistic.animalsGranted': 'Animali autorizzati',
  'statistic.animalsRefused': 'Animali respinti',

  'statistic.chartOf': 'Barre: {title}. I numeri sono nella tabella sotto.',
  'statistic.asTable': 'Mostra come tabella',

  'statistic.byMonth': 'Decisioni per mese',
  'statistic.month': 'Mese',
  'statistic.medianColumn': 'Durata mediana (giorni)',
  'statistic.bySpecies': 'Animali per specie',
  'statistic.speciesAndBreed': 'Specie e razza',
  'statistic.anyBreed': 'razza non indicata',
  'statistic.byPurpose': 'Scopi e motivi',
  'statistic.purpose': 'Scopo',
  'statistic.reason': 'Motivazione',
  'statistic.reason.lackOfSuitableAnimals': 'Nessun animale biologico idoneo disponibile',
  'statistic.reason.other': 'Altro motivo',
} satisfies Partial<Messages<'statistic'>>;
