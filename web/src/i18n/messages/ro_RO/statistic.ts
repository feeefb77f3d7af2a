import type { Messages } from '../../parts.ts';

export const messages = {
  'statistic.from': 'De la',
  'statistic.to': 'Până la',
  'statistic.regions': 'Regiuni',
  'statistic.ownRegions': 'Regiuni proprii',
  'statistic.allRegions': 'Toată țara',
  'statistic.noRegion': 'Contul dumneavoastră nu are nicio regiune atribuită',
  'statistic.noRegionText': 'Alegeți sus una sau mai multe regiuni ale țării dumneavoastră.',
  'statistic.none': 'În această perioadă nu s-a cerut și nu s-a decis nimic',
  'statistic.asOf': 'Situația la: {time}',

  'statistic.asked': 'Cereri depuse',
  'statistic.askedMeans':
    'Depuse în această perioadă, și cele retrase ulterior. Nu sunt incluse cele asupra cărora nu decide nimeni și cererile către asociații.',
  'statistic.granted': 'Cereri aprobate',
  'statistic.grantedMeans':
    'Aprobate în această perioadă, chiar dacă au fost depuse mai devreme. Renunțarea sau revocarea ulterioară nu schimbă nimic.',
  'statistic.refused': 'Cereri respinse',
  'statistic.refusedMeans':
    'Respinse în această perioadă. La animale, și ce s-a scăzut dintr-o aprobare.',
  'statistic.lapsed': 'Cereri expirate',
  'statistic.median': 'Durată mediană',
  'statistic.medianMeans':
    'Mediana de la trimitere până la decizie: jumătate au durat cel mult atât.',
  'statistic.animalsCount':
    '{count, plural, one {{animals} animal} few {{animals} animale} other {{animals} de animale}}',

  'statistic.askedWord': 'cerute',
  'statistic.grantedWord': 'aprobate',
  'statistic.refusedWord': 'respinse',
  'statistic.lapsedWord': 'expirate',
  'statistic.animalsGranted': 'Animale aprobate',
  'statistic.animalsRefused': 'Animale respinse',

  'statistic.chartOf': 'Grafic cu bare: {title}. Cifrele sunt în tabelul de dedesubt.',
  'statistic.asTable': 'Vedeți ca tabel',

  'statistic.byMonth': 'Decizii pe luni',
  'statistic.month': 'Lună',
  'statistic.medianColumn': 'Durată mediană (zile)',
  'statistic.bySpecies': 'Animale pe specii',
  'statistic.speciesAndBreed': 'Specie și rasă',
  'statistic.anyBreed': 'rasă neprecizată',
  'statistic.byPurpose': 'Scopuri și motive',
  'statistic.purpose': 'Scop',
  'statistic.reason': 'Motivare',
  'statistic.reason.lackOfSuitableAnimals':
    'Indisponibilitatea animalelor ecologice corespunzătoare',
  'statistic.reason.other': 'Alt motiv',
} satisfies Partial<Messages<'statistic'>>;
