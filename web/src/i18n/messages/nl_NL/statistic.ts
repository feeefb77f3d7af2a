import type { Messages } from '../../parts.ts';

export const messages = {
  'statistic.from': 'Van',
  'statistic.to': 'Tot en met',
  'statistic.regions': 'Regio’s',
  'statistic.ownRegions': 'Eigen regio’s',
  'statistic.allRegions': 'Hele land',
  'statistic.noRegion': 'Bij uw account hoort geen regio',
  'statistic.noRegionText': 'Kies bovenaan een of meer regio’s van uw land.',
  'statistic.none': 'In deze periode is niets aangevraagd en niets beslist',
  'statistic.asOf': 'Stand: {time}',

  'statistic.asked': 'Aanvragen ingediend',
  'statistic.askedMeans':
    'In deze periode ingediend, ook als ze later zijn ingetrokken. Niet meegeteld: waarover niemand beslist en aanvragen aan verenigingen.',
  'statistic.granted': 'Aanvragen toegekend',
  'statistic.grantedMeans':
    'In deze periode toegekend, ook als ze eerder zijn ingediend. Afzien of intrekken verandert daar niets aan.',
  'statistic.refused': 'Aanvragen afgewezen',
  'statistic.refusedMeans':
    'In deze periode afgewezen. Bij de dieren ook wat er van toegekende aanvragen is afgehaald.',
  'statistic.lapsed': 'Aanvragen verlopen',
  'statistic.median': 'Mediane duur',
  'statistic.medianMeans':
    'Mediaan van verzenden tot besluit: de helft van de aanvragen duurde hoogstens zo lang.',
  'statistic.animalsCount': '{count, plural, one {{animals} dier} other {{animals} dieren}}',

  'statistic.askedWord': 'aangevraagd',
  'statistic.grantedWord': 'toegekend',
  'statistic.refusedWord': 'afgewezen',
  'statistic.lapsedWord': 'verlopen',
  'statistic.animalsGranted': 'Dieren toegekend',
  'statistic.animalsRefused': 'Dieren afgewezen',

  'statistic.chartOf': 'Staven: {title}. De getallen staan in de tabel eronder.',
  'statistic.asTable': 'Als tabel tonen',

  'statistic.byMonth': 'Besluiten per maand',
  'statistic.month': 'Maand',
  'statistic.medianColumn': 'Mediane duur (dagen)',
  'statistic.bySpecies': 'Dieren per diersoort',
  'statistic.speciesAndBreed': 'Diersoort en ras',
  'statistic.anyBreed': 'ras niet ingevuld',
  'statistic.byPurpose': 'Doelen en redenen',
  'statistic.purpose': 'Doel',
  'statistic.reason': 'Motivering',
  'statistic.reason.lackOfSuitableAnimals': 'Geen geschikte biologische dieren beschikbaar',
  'statistic.reason.other': 'Andere reden',
} satisfies Partial<Messages<'statistic'>>;
