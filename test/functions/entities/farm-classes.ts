import * as z from 'zod';
import type { EntityRule } from '#functions/kernel/entity-rule.ts';
import { defineEntityClass } from '#shared/kernel/entity-class.ts';
import { hasRole } from '#shared/kernel/principal.ts';
import { Ref } from '#shared/kernel/ref.ts';

const Farm = z.strictObject({ name: z.string() });

const farmClass = defineEntityClass({
  name: 'farm',
  personal: 'none',
  schema: Farm,
  groups: {
    all: { columns: {}, keys: () => ['all'], open: () => true, choose: () => ['all'] },
  },
  write: { create: () => false, update: () => false, remove: () => false },
  label: ({ name }) => name,
});

const Animal = z.strictObject({
  name: z.string().min(1),
  owner: Ref,
  farm: Ref,
  mates: z.array(z.strictObject({ animal: Ref, note: z.string().optional() })).default([]),
  shown: z.boolean().default(false),
  price: z.number().optional(),
  health: z
    .strictObject({ checkedBy: z.string().optional(), note: z.string().optional() })
    .optional(),
  tag: z.string().optional(),
});
type Animal = z.infer<typeof Animal>;

const isOwner = (who: { account: string | null }, { owner }: Animal) => who.account === owner;

/** Owners read and write their animals; others read those that are shown, without the price. */
export const animalClass = defineEntityClass({
  name: 'animal',
  personal: 'none',
  schema: Animal,
  groups: {
    owner: {
      columns: {},
      history: 'own',
      keys: ({ data }) => [data.owner],
      open: (who, key) => who.account === key,
      choose: () => undefined,
    },
    shown: {
      columns: { shown: 'boolean' },
      keys: ({ data }) => (data.shown ? ['all'] : []),
      open: () => true,
      choose: () => ['all'],
      view: ({ price: _, ...data }) => data,
    },
  },
  write: {
    create: isOwner,
    update: (who, before) => isOwner(who, before),
    remove: (who, data) => isOwner(who, data),
  },
  fieldRights: { 'health.checkedBy': 'system', price: ['SUP'] },
  unique: { tag: ({ tag }) => (tag === undefined ? [] : [tag]) },
  refs: { farm: 'farm', 'mates.animal': 'animal' },
  label: ({ name }) => name,
});

const Egg = z.strictObject({ owner: Ref, laid: z.iso.date(), number: z.int() });
const EggDraft = Egg.omit({ number: true });
type Egg = z.infer<typeof Egg>;

/** A class whose rule completes what is sent. */
const eggClass = defineEntityClass({
  name: 'egg',
  personal: 'none',
  schema: Egg,
  draft: EggDraft,
  groups: {
    admin: {
      columns: {},
      keys: () => ['all'],
      open: (who) => hasRole(who, 'ADM'),
      choose: () => ['all'],
    },
  },
  write: {
    create: (who, egg) => who.account === egg.owner && egg.number > 0,
    update: () => false,
    remove: () => false,
  },
  label: ({ laid }) => laid,
});

/** Numbers eggs; tells the keeper by mail. */
export const eggRule: EntityRule<Egg, z.infer<typeof EggDraft>> = {
  beforeSave: async ({ before, data, context }) => {
    if (before !== undefined) return { data: { ...before.data, ...data } };
    const number = await context.store.nextNumber('egg');
    return { data: { ...data, number }, messages: [{ queue: 'mail', body: { number } }] };
  },
};

export const farmClasses = { farm: farmClass, animal: animalClass, egg: eggClass };
