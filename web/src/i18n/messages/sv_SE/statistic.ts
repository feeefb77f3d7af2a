import type { Messages } from '../../parts.ts';

export const messages = {
  'statistic.from': 'Från',
  'statistic.to': 'Till',
  'statistic.regions': 'Regioner',
  'statistic.ownRegions': 'Egna regioner',
  'statistic.allRegions': 'Hela landet',
  'statistic.noRegion': 'Ditt konto hör inte till någon region',
  'statistic.noRegionText': 'Välj en eller flera av landets regioner här ovanför.',
  'statistic.none': 'Ingen ansökan och inget beslut under den tiden',
  'statistic.asOf': 'Uppdaterat: {time}',

  'statistic.asked': 'Inkomna ansökningar',
  'statistic.askedMeans':
    'Inkomna under den tiden, även sådana som återkallats senare. Räknas inte: det som ingen beslutar om och ansökningar till föreningar.',
  'statistic.granted': 'Beviljade ansökningar',
  'statistic.grantedMeans':
    'Beviljade under den tiden, även om de skickades tidigare. Avstående eller upphävande ändrar inget i det.',
  'statistic.refused': 'Avslagna ansökningar',
  'statistic.refusedMeans':
    'Avslagna under den tiden. Bland djuren räknas även de som ströks ur beviljade ansökningar.',
  'statistic.lapsed': 'Ansökningar som löpte ut',
  'statistic.median': 'Mediantid',
  'statistic.medianMeans':
    'Median från det att ansökan skickas till beslutet: hälften tog högst så lång tid.',
  'statistic.animalsCount': '{count, plural, one {{animals} djur} other {{animals} djur}}',

  'statistic.askedWord': 'sökta',
  'statistic.grantedWord': 'beviljade',
  'statistic.refusedWord': 'avslagna',
  'statistic.lapsedWord': 'löpte ut',
  'statistic.animalsGranted': 'Djur beviljade',
  'statistic.animalsRefused': 'Djur avslagna',

  'statistic.chartOf': 'Staplar: {title}. Talen står i tabellen under.',
  'statistic.asTable': 'Visa som tabell',

  'statistic.byMonth': 'Beslut per månad',
  'statistic.month': 'Månad',
  'statistic.medianColumn': 'Mediantid (dagar)',
  'statistic.bySpecies': 'Djur per djurslag',
  'statistic.speciesAndBreed': 'Djurslag och ras',
  'statistic.anyBreed': 'utan uppgift om ras',
  'statistic.byPurpose': 'Ändamål och skäl',
  'statistic.purpose': 'Ändamål',
  'statistic.reason': 'Motivering',
  'statistic.reason.lackOfSuitableAnimals': 'Inga lämpliga ekologiska djur finns att köpa',
  'statistic.reason.other': 'Annat skäl',
} satisfies Partial<Messages<'statistic'>>;
