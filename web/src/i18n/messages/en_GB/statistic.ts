import type { Messages } from '../../parts.ts';

export const messages: Messages<'statistic'> = {
  'statistic.from': 'From',
  'statistic.to': 'To',
  'statistic.regions': 'Regions',
  'statistic.ownRegions': 'Your own regions',
  'statistic.allRegions': 'The whole country',
  'statistic.noRegion': 'No region belongs to your account',
  'statistic.noRegionText': 'Choose one or more regions of your country above.',
  'statistic.none': 'Nothing was asked for or decided in this period',
  'statistic.asOf': 'As of {time}',

  'statistic.asked': 'Requests sent',
  'statistic.askedMeans':
    'Sent in this period, also those retracted later. Not among them: what nobody decides on, and requests to associations.',
  'statistic.granted': 'Requests granted',
  'statistic.grantedMeans':
    'Granted in this period, even if sent before it. A waiver or revocation changes nothing here.',
  'statistic.refused': 'Requests refused',
  'statistic.refusedMeans':
    'Refused in this period. The animals include those cut from requests that were granted.',
  'statistic.lapsed': 'Requests lapsed',
  'statistic.median': 'Median time',
  'statistic.medianMeans':
    'From sending to the decision: half of the requests took no longer than this.',
  'statistic.animalsCount': '{count, plural, one {{animals} animal} other {{animals} animals}}',

  'statistic.askedWord': 'asked for',
  'statistic.grantedWord': 'granted',
  'statistic.refusedWord': 'refused',
  'statistic.lapsedWord': 'lapsed',
  'statistic.animalsGranted': 'Animals granted',
  'statistic.animalsRefused': 'Animals refused',

  'statistic.chartOf': 'Bars: {title}. The numbers are in the table below.',
  'statistic.asTable': 'Show as table',

  'statistic.byMonth': 'Decisions per month',
  'statistic.month': 'Month',
  'statistic.medianColumn': 'Median time (days)',
  'statistic.bySpecies': 'Animals by species',
  'statistic.speciesAndBreed': 'Species and breed',
  'statistic.anyBreed': 'breed not said',
  'statistic.byPurpose': 'Purposes and reasons',
  'statistic.purpose': 'Purpose',
  'statistic.reason': 'Reason',
  'statistic.reason.lackOfSuitableAnimals': 'No suitable organic animals available',
  'statistic.reason.other': 'Another reason',
};
