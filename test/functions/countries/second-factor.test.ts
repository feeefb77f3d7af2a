import { beforeAll, describe, expect, test } from 'vitest';
import {
  createEntity,
  saveEntry,
  updateFromPatch,
} from '#functions/entities/saving/write-entity.ts';
import type { Context } from '#functions/kernel/context.ts';
import { ATTRIBUTESET } from '#shared/kernel/entity.ts';
import { type EntitiesWorld, makeEntitiesWorld } from '#test/functions/entities/entities-world.ts';
import { principal } from '#test/support/principals.ts';

let admin: Context;
let world: EntitiesWorld;
beforeAll(async () => {
  world = await makeEntitiesWorld();
  admin = world.as(principal('ADM'));
});

const entityclass = 'country';
const country = (code: string, more: object = {}) => ({
  labels: [{ lang: 'en_GB' as const, label: code }],
  code,
  domains: [`${code.toLowerCase()}.test`],
  languages: ['en_GB' as const],
  ...more,
});
const refused = {
  error: { status: 422, code: 'countries.secondFactorElsewhere' },
  details: [{ path: 'data.secondFactorFor', code: 'countries.secondFactorElsewhere' }],
};

describe('a second factor demanded by a country', () => {
  test('is kept where its people sign in at the user pool, chosen by Cognito’s own name too', async () => {
    for (const [code, hint] of [
      ['DE', {}],
      ['AT', { ssoIdpHint: 'COGNITO' }],
    ] as const) {
      const data = country(code, { secondFactorFor: ['AUT'], ...hint });
      const { data: kept } = await saveEntry({ entityclass, data }, admin);
      expect(kept.secondFactorFor).toEqual(['AUT']);
    }
  });

  test('is refused where an identity provider signs them in, however it is saved', async () => {
    const data = country('CH', { secondFactorFor: ['AUT'], ssoIdpHint: 'swiss' });
    await expect(saveEntry({ entityclass, data }, admin)).rejects.toMatchObject(refused);
    await expect(
      createEntity({ entityclass, attributeset: ATTRIBUTESET, data }, admin),
    ).rejects.toMatchObject(refused);
  });

  test('is refused once the country gets a provider, and in the same save given up', async () => {
    const data = country('LU', { secondFactorFor: ['AUT'] });
    const { id } = await saveEntry({ entityclass, data }, admin);
    const update = (patch: Record<string, unknown>) =>
      updateFromPatch({ id, rev: 1, patch, changeset: '' }, admin);
    await expect(update({ ssoIdpHint: 'lux' })).rejects.toMatchObject(refused);
    const { data: kept } = await update({ ssoIdpHint: 'lux', secondFactorFor: [] });
    expect(kept).toMatchObject({ ssoIdpHint: 'lux', secondFactorFor: [] });
  });

  test('is nobody’s where the country says nothing, and a country with a provider is saved so', async () => {
    const data = country('DK', { ssoIdpHint: 'danish' });
    const { data: kept } = await saveEntry({ entityclass, data }, admin);
    expect(kept.secondFactorFor).toEqual([]);
  });
});
