import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { t } from '#test/web/catalogue-text.ts';
import { aboutEntry, openAdministration } from './open-administration.tsx';

const createButton = () => screen.getByRole('button', { name: t('administration.create') });

describe('a creation that got no answer', () => {
  async function createTwice(isMade: boolean, typed = '') {
    const kept: Entity[] = [];
    const keep = (entity: Entity) => {
      kept.splice(0, kept.length, entity);
      return entity;
    };
    let creations = 0;
    const byKey = new Map<unknown, Entity>();
    const opened = await openAdministration('/animalkind/new', {
      ...aboutEntry(() => kept[0] as Entity),
      'POST eav/entity/create': ({ data, key }) => {
        const known = byKey.get(key);
        if (known) return known;
        creations += 1;
        const entity = entityOf('animalkind', data, `kind ${creations}`);
        if (creations > 1) return keep(entity);
        if (isMade) byKey.set(key, keep(entity));
        throw new TypeError('Failed to fetch');
      },
      'POST eav/entity/updatefrompatch': ({ patch }) => {
        const [entity] = kept;
        if (entity === undefined) throw new Error('There is no entry.');
        return keep({ ...entity, rev: 2, data: { ...entity.data, ...patch } });
      },
    });
    const name = await screen.findByLabelText(t('administration.field.scientificName'));
    await opened.user.type(name, 'Capra ');
    await opened.user.click(createButton());
    await waitFor(() => expect(createButton().getAttribute('aria-busy')).not.toBe('true'));
    if (typed !== '') await opened.user.type(name, typed);
    await opened.user.click(createButton());
    await expect.poll(opened.address).not.toContain('/new');
    return { kept, creations: () => creations };
  }

  test('goes on with the entry that the server has made, with what was typed since', async () => {
    const { kept, creations } = await createTwice(true, 'hircus');
    expect(creations()).toBe(1);
    expect(kept[0]?.data).toMatchObject({ scientificName: 'Capra hircus' });
  });

  test('begins again where the server has made none', async () => {
    const { creations } = await createTwice(false);
    expect(creations()).toBe(2);
  });
});
