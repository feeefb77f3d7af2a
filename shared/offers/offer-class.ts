import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { hasRole, type Principal } from '#shared/kernel/principal.ts';
import { Offer, OfferDraft } from './offer.ts';
import { offerGroups } from './offer-groups.ts';

const isOwner = (who: Principal, offer: Offer): boolean =>
  hasRole(who, 'SUP') && who.account === offer.owner;

export const offerClass = defineEntityClass({
  name: 'offer',
  personal: 'ofAccount',
  redactedWith: ({ owner }) => [owner],
  schema: Offer,
  draft: OfferDraft,
  groups: offerGroups,
  write: {
    create: isOwner,
    update: (who, before, after) => isOwner(who, before) && isOwner(who, after),
    remove: (who, before) => isOwner(who, before),
  },
  fieldRights: {
    associationsHidden: 'system',
    ownerActive: 'system',
    activityUntil: 'system',
    confirmedOn: 'system',
    geoPosition: 'system',
    region: 'system',
    place: 'system',
    autApproval: 'system',
    history: 'system',
  },
  refs: {
    country: 'country',
    animalkind: 'animalkind',
    offergroup: 'offergroup',
    animalusage: 'animalusage',
    ageCategory: 'agecategory',
    category1: 'category1',
    category2: 'category2',
    classification: 'classification',
    associations: 'account',
    attachments: 'upload',
    'photos.large': 'upload',
    'photos.small': 'upload',
    'dynamicFields.field': 'offerfield',
    owner: 'account',
    region: 'region',
  },
  label: (offer) => offer.offerspecification ?? '',
});
