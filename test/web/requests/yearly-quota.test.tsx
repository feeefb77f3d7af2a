import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Entity } from '#shared/kernel/entity.ts';
import { EU_LAW } from '#shared/law/eu-law.ts';
import type { FieldData, RequestProcess } from '#shared/requests/entities/request-process.ts';
import { PARTIES, processOf } from '#test/shared/requests/process-of.ts';
import { entityOf } from '#test/support/entity-of.ts';
import { testId } from '#test/support/test-id.ts';
import { ending, t } from '#test/web/catalogue-text.ts';
import { RequestFillPage } from '#web/features/requests/fill/request-fill-page.tsx';
import { RequestViewPage } from '#web/features/requests/view/request-view-page.tsx';
import { entityAnswers } from './entity-answers.ts';
import { DRAFT } from './open-draft.ts';
import { openRequest } from './open-request.ts';
import { accounts, inGerman, library, packageEntity } from './request-library.ts';

const question = (name: string, more: object) =>
  entityOf(
    'requestformfield',
    {
      internalName: name,
      labels: inGerman(name),
      descriptions: [],
      tags: [],
      options: [],
      groups: [],
      mandatory: true,
      ...more,
    },
    `field ${name}`,
  );
type Question = ReturnType<typeof question>;

const stock = ['adultStock', 'boughtThisYear'].map((name) =>
  question(name, { inputType: 'numberfield' }),
);
const steps = packageEntity.data.steps.map((step, at) => ({
  ...step,
  ...(at === 0 && { fields: [...step.fields, ...stock.map(({ id }) => ({ id, rev: 1 }))] }),
}));
const form = { ...packageEntity, data: { ...packageEntity.data, legalBasis: 'FR', steps } };
const cattle = entityOf(
  'animalkind',
  { labels: inGerman('Rinder'), reportCode: 'bovine' },
  'cattle',
);
const others = [...stock, ...library.filter(({ id }) => id !== form.id && id !== cattle.id)];

const said = (answers: Readonly<Record<string, number>>): FieldData =>
  Object.entries(answers).map(([field, value]) => ({ field, value }));
const filled = (at: number, answers: Readonly<Record<string, number>>) => ({
  step: testId(`step ${at}`),
  by: PARTIES.agr,
  role: 'AGR' as const,
  on: '2026-03-02T08:00:00.000Z',
  fieldData: said(answers),
});
const APPLICATION = { adultStock: 40, boughtThisYear: 1, numberWanted: 6 };

function open(
  page: typeof RequestViewPage,
  request: Partial<RequestProcess>,
  account = accounts.agr,
  more: readonly Entity<object>[] = [],
) {
  const stored = entityOf('request-process', processOf(request));
  const answers = entityAnswers(() => [...others, form, cattle, ...more, stored] as Entity[]);
  return openRequest(page, { account, request, answers });
}

/** Nothing of it is asked for or granted. */
const UNUSED = `${t('requests.quotaClaim', { kind: 'nothing', before: '1', animals: '0' })} ${t('requests.quotaLeft', { left: 3 })}`;

test('the request tells the yearly quota, once it is granted: what is granted', async () => {
  await open(RequestViewPage, {
    status: 'accepted',
    turn: undefined,
    filledSteps: [filled(0, APPLICATION), filled(2, { animalsGranted: 2 })],
  });
  await screen.findByText(t('requests.quotaShare', { most: 4, share: '10', stock: '40' }));
  screen.getByText(
    `${t('requests.quotaClaim', { kind: 'granted', before: '1', animals: '2' })} ${t('requests.quotaLeft', { left: 1 })}`,
  );
});

const GRANTED: Partial<RequestProcess> = {
  status: 'accepted',
  step: 3,
  turn: PARTIES.agr,
  decidedOn: '2026-03-02T08:00:00.000Z',
  decision: { animalsAsked: 6, animalsGranted: 2 },
  filledSteps: [filled(0, APPLICATION), filled(2, { animalsGranted: 2 })],
};

test('of a permission that came to nothing, nothing counts', async () => {
  const on = '2026-03-05T08:00:00.000Z';
  const permissionEnd = { how: 'waived' as const, by: PARTIES.agr, on, animals: 2 };
  await open(RequestViewPage, { ...GRANTED, turn: undefined, permissionEnd });
  await screen.findByText(UNUSED);
});

test('the share is that of the law of its country on the day of the decision', async () => {
  const { country } = processOf({});
  const shares = EU_LAW.shares.map((row) => ({ ...row, renewal: 20 }));
  const laws = [
    entityOf('countrylaw', { ...EU_LAW, country, validFrom: '2020-01-01', shares }, 'law then'),
    entityOf('countrylaw', { ...EU_LAW, country, validFrom: '2026-03-03' }, 'law since'),
  ];
  const decided: Partial<RequestProcess> = {
    status: 'rejected',
    turn: undefined,
    decidedOn: '2026-03-02T08:00:00.000Z',
    filledSteps: [filled(0, APPLICATION)],
  };
  await open(RequestViewPage, decided, accounts.agr, laws);
  await screen.findByText(t('requests.quotaShare', { most: 8, share: '20', stock: '40' }));
});

test('whoever fills the application in sees what is left, from the beginning and as the number is typed', async () => {
  const { calls, user } = await open(RequestFillPage, {
    ...DRAFT,
    draft: said({ adultStock: 40, boughtThisYear: 1 }),
  });
  await screen.findByRole('textbox', { name: /^Anzahl/ });
  screen.getByText(ending('requests.quotaLeft', { left: 3 }));
  const asks = (id: string) => calls.findIndex(({ input }) => JSON.stringify(input).includes(id));
  const [question] = library.filter(({ entityclass }) => entityclass === 'requestformfield');
  expect(asks(cattle.id)).toBeLessThan(asks(question?.id ?? ''));
  await user.type(screen.getByRole('textbox', { name: /^Anzahl/ }), '4');
  screen.getByText(
    `${t('requests.quotaClaim', { kind: 'asked', before: '1', animals: '4' })} ${t('requests.quotaOver', { over: 1 })}`,
  );
});

test('the authority sees it before it decides, and by its decision', async () => {
  const waits = { step: 2, turn: PARTIES.aut, filledSteps: [filled(0, APPLICATION)] };
  const { user } = await open(RequestFillPage, waits, accounts.aut);
  const asked = await screen.findAllByText(
    `${t('requests.quotaClaim', { kind: 'asked', before: '1', animals: '6' })} ${t('requests.quotaOver', { over: 3 })}`,
  );
  // Among the facts of the request and above the questions.
  expect(asked).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: t('statistic.refusedWord') }));
  screen.getByText(UNUSED);
});

/** Opens a page of a request whose form asks these questions in the step of a role. */
function openAsked(
  page: typeof RequestViewPage,
  request: Partial<RequestProcess>,
  { role, questions, more = {} }: { role: 'AGR' | 'AUT'; questions: Question[]; more?: object },
) {
  const steps = form.data.steps.map((step) => ({
    ...step,
    ...(step.role === role && { fields: questions.map(({ id }) => ({ id, rev: 1 })), ...more }),
  }));
  const stored = entityOf('request-process', processOf(request));
  const all = [...questions, ...others, { ...form, data: { ...form.data, steps } }, cattle, stored];
  const entities = new Map(all.toReversed().map((entity) => [entity.id, entity]));
  return openRequest(page, {
    account: role === 'AUT' ? accounts.aut : accounts.agr,
    request,
    now: () => Date.parse('2026-03-10T12:00:00Z'),
    answers: entityAnswers(() => [...entities.values()] as Entity[]),
  });
}

test('a number granted that the decision does not ask for any more counts no more', async () => {
  const questions = [
    question('decision', {
      inputType: 'select',
      options: ['accept', 'acceptFewer'].map((id) => ({
        id,
        labels: inGerman(id),
        enabled: true,
      })),
    }),
    question('animalsGranted', {
      inputType: 'numberfield',
      visibleWhen: { field: 'decision', oneOf: ['acceptFewer'] },
    }),
  ];
  const more = {
    outcome: { field: 'decision', accepted: ['accept', 'acceptFewer'], rejected: [] },
  };
  const request = { step: 2, turn: PARTIES.aut, filledSteps: [filled(0, APPLICATION)] };
  const { user } = await openAsked(RequestFillPage, request, { role: 'AUT', questions, more });
  await user.click(await screen.findByRole('radio', { name: 'acceptFewer' }));
  await user.type(screen.getByRole('textbox', { name: /^animalsGranted/ }), '2');
  screen.getByText(ending('requests.quotaLeft', { left: 1 }));
  await user.click(screen.getByRole('radio', { name: 'accept' }));
  screen.getByText(
    `${t('requests.quotaClaim', { kind: 'granted', before: '1', animals: '6' })} ${t('requests.quotaOver', { over: 3 })}`,
  );
});

test('below a question of the decision stands the most that the law allows, and is entered by one press', async () => {
  const questions = [
    question('animalsGranted', { inputType: 'numberfield' }),
    question('validUntil', { inputType: 'datefield' }),
  ];
  const request = { step: 2, turn: PARTIES.aut, filledSteps: [filled(0, APPLICATION)] };
  const { user } = await openAsked(RequestFillPage, request, { role: 'AUT', questions });
  for (const [field, value] of [
    ['animalsGranted', '3'],
    ['validUntil', '10.03.2027'],
  ] as const) {
    const name = t('requests.takeMost', { value });
    await user.click(await screen.findByRole('button', { name }));
    const answer = screen.getByRole('textbox', { name: new RegExp(`^${field}`) });
    expect(answer).toHaveProperty('value', value);
    expect(document.activeElement).toBe(answer);
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test.each([
  ['as it is filled in', RequestFillPage],
  ['as it is looked at', RequestViewPage],
])('a draft keeps an answer to a hidden question that does not count, %s', async (_, page) => {
  const questions = [
    question('hasBought', { inputType: 'checkbox', mandatory: false }),
    question('adultStock', { inputType: 'numberfield' }),
    question('boughtThisYear', {
      inputType: 'numberfield',
      visibleWhen: { field: 'hasBought', oneOf: ['true'] },
    }),
  ];
  const draft = said({ adultStock: 40, boughtThisYear: 3 });
  await openAsked(page, { ...DRAFT, draft }, { role: 'AGR', questions });
  await screen.findByText(ending('requests.quotaLeft', { left: 4 }));
});

test('of a permission that is used in portions, all of them count', async () => {
  const portion = (at: string, animalsBought: number) => ({
    ...filled(3, { animalsBought }),
    on: at,
  });
  await open(RequestViewPage, {
    status: 'accepted',
    step: 3,
    turn: PARTIES.agr,
    decidedOn: '2026-03-02T08:00:00.000Z',
    decision: { animalsAsked: 6, animalsGranted: 4, animalsBought: 4 },
    filledSteps: [
      filled(0, APPLICATION),
      filled(2, { animalsGranted: 4 }),
      portion('2026-03-05T08:00:00.000Z', 3),
      portion('2026-03-09T08:00:00.000Z', 1),
    ],
  });
  await screen.findByText(t('requests.quotaShare', { most: 4, share: '10', stock: '40' }));
  screen.getByText(
    `${t('requests.quotaClaim', { kind: 'bought', before: '1', animals: '4' })} ${t('requests.quotaOver', { over: 1 })}`,
  );
});
