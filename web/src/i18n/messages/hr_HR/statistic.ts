import type { Messages } from '../../parts.ts';

export const messages = {
  'statistic.from': 'Od',
  'statistic.to': 'Do',
  'statistic.regions': 'Regije',
  'statistic.ownRegions': 'Vlastite regije',
  'statistic.allRegions': 'Cijela zemlja',
  'statistic.noRegion': 'Vašem računu nije dodijeljena nijedna regija',
  'statistic.noRegionText': 'Gore odaberite jednu ili više regija svoje zemlje.',
  'statistic.none': 'U tom razdoblju ništa nije zatraženo ni odlučeno',
  'statistic.asOf': 'Stanje: {time}',

  'statistic.asked': 'Podneseni zahtjevi',
  'statistic.askedMeans':
    'Podneseni u tom razdoblju, i oni poslije povučeni. Ne broji se ono o čemu nitko ne odlučuje ni zahtjevi udrugama.',
  'statistic.granted': 'Odobreni zahtjevi',
  'statistic.grantedMeans':
    'Odobreni u tom razdoblju, i ako su podneseni ranije. Odricanje ili ukidanje to ne mijenja.',
  'statistic.refused': 'Odbijeni zahtjevi',
  'statistic.refusedMeans':
    'Odbijeni u tom razdoblju. Kod životinja i ono za što je odobreno manje.',
  'statistic.lapsed': 'Istekli zahtjevi',
  'statistic.median': 'Medijan trajanja',
  'statistic.medianMeans': 'Medijan od slanja do odluke: polovica je trajala najviše toliko.',
  'statistic.animalsCount':
    '{count, plural, one {{animals} životinja} few {{animals} životinje} other {{animals} životinja}}',

  'statistic.askedWord': 'zatraženo',
  'statistic.grantedWord': 'odobreno',
  'statistic.refusedWord': 'odbijeno',
  'statistic.lapsedWord': 'isteklo',
  'statistic.animalsGranted': 'Životinje odobrene',
  'statistic.animalsRefused': 'Životinje odbijene',

  'statistic.chartOf': 'Stupci: {title}. Brojevi su u tablici ispod.',
  'statistic.asTable': 'Prikaži kao tablicu',

  'statistic.byMonth': 'Odluke po mjesecima',
  'statistic.month': 'Mjesec',
  'statistic.medianColumn': 'Medijan trajanja (dani)',
  'statistic.bySpecies': 'Životinje po vrsti',
  'statistic.speciesAndBreed': 'Vrsta i pasmina',
  'statistic.anyBreed': 'bez navedene pasmine',
  'statistic.byPurpose': 'Svrhe i razlozi',
  'statistic.purpose': 'Svrha',
  'statistic.reason': 'Obrazloženje',
  'statistic.reason.lackOfSuitableAnimals': 'Nema odgovarajućih ekoloških životinja',
  'statistic.reason.other': 'Drugi razlog',
} satisfies Partial<Messages<'statistic'>>;
