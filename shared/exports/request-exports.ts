/** The configurations of requests beside the usual one, which offers all columns: each offers some. */
export const REQUEST_CONFIGS = [
  {
    // Requests without the farm, its place, its number, its answers, and the people who handle them.
    alias: 'requestsWithoutContacts',
    columns: [
      'hid',
      'status',
      'statusLabel',
      'requestType',
      'package',
      'legalBasis',
      'country',
      'region',
      'controlBody',
      'association',
      'authority',
      'animalkind',
      'offergroup',
      'category2',
      'classification',
      'sentOn',
      'step',
      'stepSince',
      'stepClosesOn',
      'decidedOn',
      'retractedOn',
      'animalsAsked',
      'animalsGranted',
      'animalsBought',
      'justification',
      'validUntil',
      'offersFound',
      'offersOfKind',
    ],
  },
] as const;

/** The aliases of the configurations of requests, among which the rules of `exportType` choose. */
export const REQUEST_EXPORTS: readonly string[] = [
  'requests',
  ...REQUEST_CONFIGS.map(({ alias }) => alias),
];
