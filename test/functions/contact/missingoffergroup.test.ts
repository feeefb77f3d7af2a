import { beforeEach, expect, test } from 'vitest';
import { forgetReporter } from '#functions/contact/public.ts';
import { writeEntity } from '#functions/entities/saving/write-entity.ts';
import type { Context } from '#functions/kernel/context.ts';
import { missingoffergroupClass } from '#shared/contact/missingoffergroup.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { accountOf } from '#test/support/accounts.ts';
import { beginWith, rowOf } from '#test/support/create-rows.ts';
import { testServices } from '#test/support/local-services.ts';
import { outboxMails } from '#test/support/outbox-messages.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

const labels = (label: string) => [{ lang: 'de_DE', label }];
const country = testId('country');
const [cattle, sheep, report] = [testId('cattle'), testId('sheep'), testId('report')];
const reporter = accountOf('SUP', 'sup', { uiLocale: 'de_DE' });

const rows = [
  rowOf('country', country, {
    labels: labels('DE'),
    code: 'DE',
    domains: ['d'],
    languages: ['de_DE'],
  }),
  rowOf('country', testId('austria'), {
    labels: labels('AT'),
    code: 'AT',
    domains: ['a'],
    languages: ['de_DE'],
  }),
  rowOf('animalkind', cattle, { labels: labels('Rinder') }),
  rowOf('animalkind', sheep, { labels: labels('Schafe') }),
  rowOf('offergroup', testId('murnau'), {
    labels: labels('Murnau-Werdenfelser'),
    animalkind: cattle,
  }),
  rowOf('offergroup', testId('rhön'), { labels: labels('Rhönschaf'), animalkind: sheep }),
  rowOf('offergroup', testId('pinzgau'), {
    labels: labels('Pinzgauer'),
    animalkind: cattle,
    activeInCountries: [testId('austria')],
  }),
  rowOf('account', reporter.id, reporter.data),
  rowOf('missingoffergroup', report, {
    name: 'Murnauer',
    animalkind: cattle,
    country,
    account: reporter.id,
    state: 'open',
  }),
];

let table: string;
let context: Context;
beforeEach(async () => {
  const services = await testServices();
  table = services.table;
  const world = patientWorld(services.config);
  const who = principal('ADM', { account: testId('adm') });
  const caller = { requestId: 'request', host: 'de.localhost', sourceAddress: '192.0.2.7' };
  context = { ...world, who, rows: world.rowsFor(who), ...caller };
  await beginWith(world, rows);
});

const stored = () => context.store.latest(missingoffergroupClass, report, { fresh: true });
const answer = async (patch: object) =>
  writeEntity(
    {
      writing: { kind: 'patch', id: report, rev: (await stored())?.rev ?? 0, patch },
      changeset: 'answer',
    },
    context,
  );
const refusal = (patch: object) =>
  answer(patch).then(
    () => undefined,
    (error: unknown) =>
      error instanceof AppError
        ? [error.error.code, error.details[0]?.path]
        : Promise.reject(error),
  );

test('whoever missed a breed reads by mail under which name it is there, once', async () => {
  await answer({ state: 'known', offergroup: testId('murnau'), answer: 'Willkommen' });
  const mail = {
    template: 'missingOffergroupKnown',
    to: reporter.id,
    locale: 'de_DE',
    params: {
      country,
      name: 'Murnauer',
      offergroup: 'Murnau-Werdenfelser',
      answer: 'Willkommen',
    },
  };
  expect(await outboxMails(table)).toMatchObject([mail]);
  await answer({ answer: 'Herzlich willkommen' });
  expect(await outboxMails(table)).toHaveLength(1);
});

test('a refusal says why', async () => {
  await answer({ state: 'refused', answer: 'Das ist eine Marke.' });
  expect(await outboxMails(table)).toMatchObject([
    {
      template: 'missingOffergroupRefused',
      params: { name: 'Murnauer', answer: 'Das ist eine Marke.' },
    },
  ]);
});

test('an answer without breed or reason, or with a breed of other animals or countries, is refused at its place, and nobody is told', async () => {
  const otherBreed = { state: 'known', offergroup: testId('rhön') };
  expect(await refusal({ state: 'known' })).toEqual(['contact.answerMissing', 'data.offergroup']);
  expect(await refusal(otherBreed)).toEqual(['contact.otherAnimalkind', 'data.offergroup']);
  const breedElsewhere = { state: 'known', offergroup: testId('pinzgau') };
  expect(await refusal(breedElsewhere)).toEqual(['contact.otherCountry', 'data.offergroup']);
  expect(await refusal({ state: 'refused' })).toEqual(['contact.answerMissing', 'data.answer']);
  expect((await stored())?.data.state).toBe('open');
  expect(await outboxMails(table)).toEqual([]);
});

test('the redaction of an account takes it out of its reports, also out of their past', async () => {
  await answer({ state: 'refused', answer: 'Nein.' });
  await forgetReporter(context, reporter.id);
  await forgetReporter(context, reporter.id);
  const before = await context.store.revisions(missingoffergroupClass, [{ id: report, rev: 1 }]);
  for (const { data } of [await stored(), ...before].filter((entity) => entity !== undefined)) {
    expect(data.name).toBe('Murnauer');
    expect(data.account).toBeUndefined();
  }
});
