/** The kinds that suppliers sell together, in the order in which they are made; the first is the login's. */
export const SPECIALTIES: readonly (readonly string[])[] = [
  ['cattle', 'sheep', 'layinghens'],
  ['layinghens', 'meatchickens'],
  ['cattle'],
  ['pigs'],
  ['goats', 'sheep'],
  ['cattle', 'buffalo'],
  ['turkeys', 'geese', 'ducks'],
  ['pigs', 'cattle'],
  ['rainbowtrout', 'browntrout', 'carp'],
  ['bees'],
  ['sheep'],
  ['horses', 'donkeys'],
  ['guineafowl', 'layinghens'],
  ['rabbits', 'deer'],
  ['cattle', 'goats'],
  ['camelids'],
  ['arcticchar', 'perch', 'crayfish'],
  ['meatchickens', 'turkeys'],
];

/** Suppliers of these are hatcheries and rearers. */
export const HATCHERY_SPECIES = ['layinghens', 'meatchickens', 'turkeys', 'guineafowl'] as const;
