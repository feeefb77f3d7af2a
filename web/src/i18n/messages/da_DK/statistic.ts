import type { Messages } from '../../parts.ts';

export const messages = {
  'statistic.from': 'Fra',
  'statistic.to': 'Til',
  'statistic.regions': 'Regioner',
  'statistic.ownRegions': 'Egne regioner',
  'statistic.allRegions': 'Hele landet',
  'statistic.noRegion': 'Din konto er ikke knyttet til nogen region',
  'statistic.noRegionText': 'Vælg en eller flere af landets regioner øverst.',
  'statistic.none': 'I denne periode blev der hverken søgt om eller afgjort noget',
  'statistic.asOf': 'Opgjort: {time}',

  'statistic.asked': 'Ansøgninger indsendt',
  'statistic.askedMeans':
    'Indsendt i perioden, også dem der senere er trukket tilbage. Ikke med: det, som ingen træffer afgørelse om, og ansøgninger til foreninger.',
  'statistic.granted': 'Ansøgninger imødekommet',
  'statistic.grantedMeans':
    'Imødekommet i perioden, også når de blev indsendt tidligere. Afkald eller tilbagekaldelse ændrer intet ved det.',
  'statistic.refused': 'Ansøgninger afslået',
  'statistic.refusedMeans':
    'Afslået i perioden. For dyrene også det, der blev givet færre tilladelser til, end der var søgt om.',
  'statistic.lapsed': 'Ansøgninger udløbet',
  'statistic.median': 'Typisk varighed',
  'statistic.medianMeans':
    'Median fra afsendelse til afgørelse: Halvdelen af ansøgningerne tog højst så lang tid.',
  'statistic.animalsCount': '{count, plural, one {{animals} dyr} other {{animals} dyr}}',

  'statistic.askedWord': 'søgt om',
  'statistic.grantedWord': 'imødekommet',
  'statistic.refusedWord': 'afslået',
  'statistic.lapsedWord': 'udløbet',
  'statistic.animalsGranted': 'Dyr med tilladelse',
  'statistic.animalsRefused': 'Dyr med afslag',

  'statistic.chartOf': 'Søjler: {title}. Tallene står i tabellen nedenunder.',
  'statistic.asTable': 'Vis som tabel',

  'statistic.byMonth': 'Afgørelser pr. måned',
  'statistic.month': 'Måned',
  'statistic.medianColumn': 'Typisk varighed (dage)',
  'statistic.bySpecies': 'Dyr efter dyreart',
  'statistic.speciesAndBreed': 'Dyreart og race',
  'statistic.anyBreed': 'race ikke oplyst',
  'statistic.byPurpose': 'Formål og grunde',
  'statistic.purpose': 'Formål',
  'statistic.reason': 'Begrundelse',
  'statistic.reason.lackOfSuitableAnimals': 'Egnede økologiske dyr kan ikke fås',
  'statistic.reason.other': 'Anden grund',
} satisfies Partial<Messages<'statistic'>>;
