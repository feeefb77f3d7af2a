import { countryId } from '#infra/demo/countries/build-countries.ts';
import { type DemoEntity, demoEntity, demoId } from '#infra/demo/demo-entity.ts';

const MISSED = [
  { name: 'Ennstaler Bergschecken', species: 'cattle', country: 'AT', login: 'farmer.at' },
  { name: 'Rotes Höhenvieh', species: 'cattle', country: 'DE', login: 'farmer.de' },
] as const;

/** Breeds that farmers did not find, and that wait for an answer. */
export const buildMissedBreeds = (): DemoEntity[] =>
  MISSED.map(({ name, species, country, login }) =>
    demoEntity('missingoffergroup', demoId(`missed.${name}`), {
      name,
      animalkind: demoId(`animalkind.${species}`),
      country: countryId({ code: country }),
      account: demoId(`account.${login}`),
    }),
  );
