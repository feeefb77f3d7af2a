import { describe, expect, test } from 'vitest';
import { Offerfield } from '#shared/masterdata/offerfield.ts';
import { testId } from '#test/support/test-id.ts';
import { emptyOffer } from '#web/features/offers/form/offer-form-values.ts';
import { describedOffer, ownFields, typedFields } from '#web/features/offers/form/own-fields.ts';

const cattle = testId('cattle');
const [COUNTRY, MILK, HORNS, WEIGHT, BORN, NOTE, HINT] = [
  ...['country', 'milk', 'horns', 'weight', 'born', 'note', 'hint'],
].map(testId) as [string, string, string, string, string, string, string];
const label = (text: string) => [{ lang: 'de_DE' as const, label: text }];
const field = (id: string, more: object) => ({
  id,
  data: Offerfield.parse({
    labels: label('Feld'),
    type: 'filter',
    entryType: 'singleline-textfield',
    visibility: { animalkinds: [cattle] },
    ...more,
  }),
});
const fields = [
  field(HORNS, {
    entryType: 'select',
    sorting: 1,
    group: 'body',
    mandatory: { animalusages: [MILK] },
    options: [{ id: 'polled', labels: label('hornlos') }],
  }),
  field(WEIGHT, { entryType: 'numberfield', sorting: 2, group: 'body' }),
  field(BORN, { entryType: 'datefield', sorting: 3, group: 'life' }),
  field(HINT, { entryType: 'hidden', sorting: 4, group: 'life' }),
  field(NOTE, { sorting: 5, visibility: { animalkinds: [testId('sheep')] } }),
];
const WITH = { locale: 'de_DE' as const };
const cow = describedOffer({ ...emptyOffer([]), animalkind: cattle }, COUNTRY);
const own = (typed: Parameters<typeof ownFields>[2]['typed'], offer = cow) =>
  ownFields(fields, offer, { ...WITH, typed });

describe('the fields that an offer has besides the fixed ones', () => {
  test('are none before there is an animal kind', () => {
    expect(own({ [WEIGHT]: '500' }, { ...cow, animalkind: '' })).toEqual({
      groups: [],
      dynamicFields: [],
      said: [],
      problems: [],
    });
  });

  test('stand by group in their order, with what is filled of what can be', () => {
    const { groups } = own({ [WEIGHT]: '500' });
    expect(
      groups.map(({ group, inputs, filled, all }) => [
        group,
        inputs.map(({ internalName }) => internalName),
        filled,
        all,
      ]),
    ).toEqual([
      ['body', [HORNS, WEIGHT], 1, 2],
      ['life', [BORN, HINT], 0, 1],
    ]);
  });

  test('may say what they said before, though it is not offered any more; nothing new of it', () => {
    const ended = [
      field(HORNS, {
        entryType: 'select',
        options: [{ id: 'polled', labels: label('hornlos'), enabled: false }],
      }),
      field(WEIGHT, { entryType: 'numberfield', mandatory: {} }),
    ];
    const typed = { [HORNS]: 'polled' };
    const stored = { ...cow, dynamicFields: [{ field: HORNS, value: 'polled' }] };
    expect(ownFields(ended, cow, { ...WITH, typed, stored }).problems).toEqual([]);
    const { problems } = ownFields(ended, cow, { ...WITH, typed });
    expect(problems.map(({ key }) => key)).toEqual([
      'errors.fields.notAllowed',
      'errors.fields.required',
    ]);
  });

  test('keep the answer to one that is switched off, for when it is on again', () => {
    const off = fields.map((each) => (each.id === HORNS ? field(HORNS, { active: false }) : each));
    const stored = {
      ...cow,
      dynamicFields: [
        { field: HORNS, value: 'polled' },
        { field: WEIGHT, value: 500 },
        { field: NOTE, value: 'Wolle' },
      ],
    };
    const answers = (now: readonly (typeof fields)[number][], offer = cow) =>
      ownFields(now, offer, { ...WITH, typed: { [WEIGHT]: '550' }, stored });
    const kept = answers(off);
    expect(kept.dynamicFields).toEqual([
      { field: WEIGHT, value: 550 },
      { field: HORNS, value: 'polled' },
    ]);
    expect([kept.problems, kept.said.length]).toEqual([[], 1]);
    // The list of fields may hold those that are on only.
    expect(answers(fields.slice(1)).dynamicFields).toEqual(kept.dynamicFields);
    expect(answers(off, { ...cow, country: testId('abroad') }).dynamicFields).toHaveLength(1);
  });

  test('are sent as the server takes them; what is typed into a field that does not show stays out', () => {
    const typed = { [HORNS]: 'polled', [WEIGHT]: '1.250,5', [BORN]: '03.02.2026', [NOTE]: 'Wolle' };
    const { dynamicFields, said, problems } = own(typed);
    expect(dynamicFields).toEqual([
      { field: HORNS, value: 'polled' },
      { field: WEIGHT, value: 1250.5 },
      { field: BORN, value: '2026-02-03' },
    ]);
    expect(said.map(({ input, value }) => [input.internalName, value])).toEqual([
      [HORNS, 'polled'],
      [WEIGHT, 1250.5],
      [BORN, '2026-02-03'],
    ]);
    expect(problems).toEqual([]);
  });

  test('are mandatory by the offer’s own choices', () => {
    expect(own({}).problems).toEqual([]);
    expect(own({}, { ...cow, animalusage: MILK }).problems).toEqual([
      { id: `field-${HORNS}`, key: 'errors.fields.required', limit: undefined },
    ]);
  });

  test('that cannot be read are told as that and not as missing, in the order of the form', () => {
    const mandatory = fields.map((entity) =>
      entity.id === WEIGHT
        ? field(WEIGHT, { ...entity.data, mandatory: { animalkinds: [cattle] } })
        : entity,
    );
    const { problems, dynamicFields } = ownFields(
      mandatory,
      { ...cow, animalusage: MILK },
      { ...WITH, typed: { [BORN]: 'gestern', [WEIGHT]: 'schwer' } },
    );
    expect(dynamicFields).toEqual([]);
    expect(problems.map(({ id, key }) => [id, key])).toEqual([
      [`field-${HORNS}`, 'errors.fields.required'],
      [`field-${WEIGHT}`, 'inputs.error.number'],
      [`field-${BORN}`, 'words.dayWrong'],
    ]);
  });

  test('refuse an option that they do not have', () => {
    const [problem, ...others] = own({ [HORNS]: 'antlers' }).problems;
    expect(problem?.id).toBe(`field-${HORNS}`);
    expect(problem?.key).toMatch(/^errors\./);
    expect(others).toEqual([]);
  });
});

test('what is stored stands in the controls as people of the language write it', () => {
  const stored = [
    { field: WEIGHT, value: 1250.5 },
    { field: BORN, value: '2026-02-03' },
    { field: HORNS, value: 'polled' },
    { field: testId('field that is no more'), value: 'x' },
  ];
  const day = (iso: string) => iso.split('-').reverse().join('.');
  const typed = typedFields(fields, stored, { ...WITH, day });
  expect(typed).toEqual({ [WEIGHT]: '1250,5', [BORN]: '03.02.2026', [HORNS]: 'polled' });
  expect(own(typed).dynamicFields).toEqual([
    { field: HORNS, value: 'polled' },
    { field: WEIGHT, value: 1250.5 },
    { field: BORN, value: '2026-02-03' },
  ]);
});

test('choices that are open are left out of what decides the fields', () => {
  expect(cow).toEqual({ country: COUNTRY, animalkind: cattle, category1: [] });
  const chosen = { animalusage: MILK, gender: 'female', category2: 'b', ageCategory: 'c' } as const;
  expect(describedOffer({ ...emptyOffer([]), ...chosen, animalkind: cattle }, COUNTRY)).toEqual({
    ...cow,
    ...chosen,
  });
});
