import { arcticChar, brownTrout, carp, crayfish, perch, rainbowTrout } from './aquaculture.ts';
import { bees } from './bees.ts';
import { buffalo } from './buffalo.ts';
import { camelids } from './camelids.ts';
import { cattle } from './cattle.ts';
import { deer } from './deer.ts';
import { donkeys } from './donkeys.ts';
import { ducks } from './ducks.ts';
import { geese } from './geese.ts';
import { goats } from './goats.ts';
import { guineaFowl } from './guinea-fowl.ts';
import { horses } from './horses.ts';
import { layingHens } from './laying-hens.ts';
import { meatChickens } from './meat-chickens.ts';
import { pigs } from './pigs.ts';
import { rabbits } from './rabbits.ts';
import { sheep } from './sheep.ts';
import type { SpeciesRow } from './species-row.ts';
import { turkeys } from './turkeys.ts';

export const SPECIES: readonly SpeciesRow[] = [
  cattle,
  buffalo,
  pigs,
  sheep,
  goats,
  layingHens,
  meatChickens,
  turkeys,
  geese,
  ducks,
  guineaFowl,
  horses,
  donkeys,
  bees,
  deer,
  rabbits,
  camelids,
  rainbowTrout,
  brownTrout,
  arcticChar,
  carp,
  perch,
  crayfish,
];
