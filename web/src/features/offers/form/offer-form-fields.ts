import type { MessageKey } from '#web/i18n/parts.ts';
import { entriesOf } from '#web/kernel/entries-of.ts';
import type { OfferField } from './rebase-values.ts';

/** The fields of the offer form by the names people read, in the order in which they stand. */
export const FIELD_NAMES = {
  animalkind: 'offers.condition.animalkind',
  offergroup: 'offers.condition.breed',
  offerspecification: 'offers.condition.specification',
  animalusage: 'offers.condition.usage',
  gender: 'offers.condition.gender',
  ageCategory: 'offers.condition.age',
  category1: 'offers.condition.category',
  category2: 'offers.condition.category2',
  classification: 'offers.condition.classification',
  amount: 'words.animals',
  dynamicFields: 'offer.more',
  status: 'offers.availability',
  availableFrom: 'offers.from',
  statusWeekly: 'offer.weeks',
  spotMarket: 'offers.spotMarketField',
  locationOfSale: 'offers.location',
  associations: 'words.associations',
  photos: 'offer.photos',
  attachments: 'offerform.attachments',
} as const satisfies Record<OfferField, MessageKey>;

export const OFFER_FIELDS = entriesOf(FIELD_NAMES).map(([field]) => field);
