import { text } from '#infra/demo/texts.ts';
import { austriaRegions } from './austria-regions.ts';
import { austriaTowns } from './austria-towns.ts';
import type { CountryRow } from './country-row.ts';
import { denmarkRegions } from './denmark-regions.ts';
import { denmarkTowns } from './denmark-towns.ts';
import { germanyRegions } from './germany-regions.ts';
import { germanyTowns } from './germany-towns.ts';
import { luxembourgRegions } from './luxembourg-regions.ts';
import { luxembourgTowns } from './luxembourg-towns.ts';
import { switzerlandRegions } from './switzerland-regions.ts';
import { switzerlandTowns } from './switzerland-towns.ts';

export const COUNTRIES: readonly CountryRow[] = [
  {
    code: 'DE',
    names: text('Deutschland', 'Germany'),
    languages: ['de_DE', 'en_DE'],
    accent: 'forest',
    offerAutApproval: false,
    userAgreement: 'notUsed',
    allowTransnationalSearch: true,
    usesAssociations: true,
    withoutSpecies: [],
    lowhatchSpecies: ['layinghens', 'meatchickens'],
    regions: germanyRegions,
    towns: germanyTowns,
    homeRegion: 'BY',
    volume: { farmers: 32, suppliers: 26, offers: 190, requests: 32 },
  },
  {
    code: 'AT',
    names: text('Österreich', 'Austria'),
    languages: ['de_AT', 'en_GB'],
    accent: 'wine',
    offerAutApproval: true,
    userAgreement: 'required',
    allowTransnationalSearch: true,
    usesAssociations: true,
    withoutSpecies: ['buffalo', 'perch', 'crayfish'],
    lowhatchSpecies: [],
    regions: austriaRegions,
    towns: austriaTowns,
    homeRegion: '5',
    volume: { farmers: 18, suppliers: 13, offers: 95, requests: 14 },
  },
  {
    code: 'CH',
    names: text('Schweiz', 'Switzerland'),
    languages: ['de_CH', 'fr_CH', 'it_CH', 'en_GB'],
    accent: 'brick',
    offerAutApproval: false,
    userAgreement: 'notUsed',
    allowTransnationalSearch: false,
    usesAssociations: true,
    withoutSpecies: ['guineafowl', 'carp'],
    lowhatchSpecies: [],
    regions: switzerlandRegions,
    towns: switzerlandTowns,
    homeRegion: 'BE',
    volume: { farmers: 12, suppliers: 8, offers: 50, requests: 8 },
  },
  {
    code: 'LU',
    names: text('Luxemburg', 'Luxembourg'),
    languages: ['de_LU', 'fr_FR', 'en_GB'],
    accent: 'navy',
    offerAutApproval: true,
    userAgreement: 'required',
    allowTransnationalSearch: true,
    usesAssociations: false,
    withoutSpecies: [
      'buffalo',
      'deer',
      'camelids',
      'browntrout',
      'arcticchar',
      'perch',
      'crayfish',
    ],
    lowhatchSpecies: [],
    regions: luxembourgRegions,
    towns: luxembourgTowns,
    homeRegion: 'LU',
    volume: { farmers: 6, suppliers: 5, offers: 30, requests: 5 },
  },
  {
    code: 'DK',
    names: text('Dänemark', 'Denmark'),
    languages: ['da_DK', 'en_GB'],
    accent: 'teal',
    offerAutApproval: false,
    userAgreement: 'notUsed',
    allowTransnationalSearch: true,
    usesAssociations: true,
    withoutSpecies: ['buffalo', 'donkeys', 'camelids', 'arcticchar'],
    lowhatchSpecies: ['layinghens'],
    regions: denmarkRegions,
    towns: denmarkTowns,
    homeRegion: '82',
    volume: { farmers: 12, suppliers: 10, offers: 65, requests: 9 },
  },
];
