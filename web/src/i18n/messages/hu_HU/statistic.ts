import type { Messages } from '../../parts.ts';

export const messages = {
  'statistic.from': 'Ettől',
  'statistic.to': 'Eddig',
  'statistic.regions': 'Régiók',
  'statistic.ownRegions': 'Saját régiók',
  'statistic.allRegions': 'Egész ország',
  'statistic.noRegion': 'Az Ön fiókjához nem tartozik régió',
  'statistic.noRegionText': 'Válasszon fent egy vagy több régiót az országából.',
  'statistic.none': 'Ebben az időszakban nem volt sem kérelem, sem döntés',
  'statistic.asOf': 'Adatok kelte: {time}',

  'statistic.asked': 'Benyújtott kérelmek',
  'statistic.askedMeans':
    'Ebben az időszakban benyújtva, a később visszavontak is. Nem számít bele, amiről senki sem dönt, és a szövetségekhez intézett kérelem.',
  'statistic.granted': 'Engedélyezett kérelmek',
  'statistic.grantedMeans':
    'Ebben az időszakban engedélyezték, akkor is, ha korábban nyújtották be. A lemondás vagy a megvonás ezen nem változtat.',
  'statistic.refused': 'Elutasított kérelmek',
  'statistic.refusedMeans':
    'Ebben az időszakban utasították el. Az állatoknál az is, amennyivel az engedélyezett kérelmekben a kértnél kevesebbet adtak.',
  'statistic.lapsed': 'Lejárt kérelmek',
  'statistic.median': 'Medián időtartam',
  'statistic.medianMeans':
    'Medián az elküldéstől a döntésig: a kérelmek fele legfeljebb ennyi ideig tartott.',
  'statistic.animalsCount': '{count, plural, one {{animals} állat} other {{animals} állat}}',

  'statistic.askedWord': 'kért',
  'statistic.grantedWord': 'engedélyezett',
  'statistic.refusedWord': 'elutasított',
  'statistic.lapsedWord': 'lejárt',
  'statistic.animalsGranted': 'Engedélyezett állatok',
  'statistic.animalsRefused': 'Elutasított állatok',

  'statistic.chartOf': 'Oszlopdiagram: {title}. A számok az alatta lévő táblázatban vannak.',
  'statistic.asTable': 'Táblázatként',

  'statistic.byMonth': 'Döntések havonta',
  'statistic.month': 'Hónap',
  'statistic.medianColumn': 'Medián időtartam (nap)',
  'statistic.bySpecies': 'Állatok állatfajonként',
  'statistic.speciesAndBreed': 'Állatfaj és fajta',
  'statistic.anyBreed': 'fajta megadása nélkül',
  'statistic.byPurpose': 'Célok és indokok',
  'statistic.purpose': 'Cél',
  'statistic.reason': 'Indokolás',
  'statistic.reason.lackOfSuitableAnimals': 'Nem volt megfelelő ökológiai állat',
  'statistic.reason.other': 'Más ok',
} satisfies Partial<Messages<'statistic'>>;
