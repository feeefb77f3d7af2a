import { beforeEach, expect, test } from 'vitest';
import { forgetReporter } from '#functions/contact/public.ts';
import { writeEntity } from '#functions/entities/write-entity.ts';
import type { Context } from '#functions/kernel/context.ts';
import { missingoffergroupClass } from '#shared/contact/missingoffergroup.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { accountOf } from '#test/support/accounts.ts';
import { testServices } from '#test/support/local-services.ts';
import { outboxMails } from '#test/support/outbox-messages.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { principal } from '#test/support/principals.ts';
import { testId } from '#test/support/test-id.ts';

const labels = (label: string) => [{ lang: 'de_DE', label }];
const country = testId('country');
const [cattle, sheep, report] = [testId('cattle'), testId('sheep'), testId('report')];
const reporter = accountOf('SUP', 'sup', { uiLocale: 'de_DE' });

let table: string;
let context: Context;
beforeEach(async () => {
  const services = await testServices();
  table = services.table;
  const world = patientWorld(services.config);
  const who = principal('ADM', { account: testId('adm') });
  const caller = { requestId: 'request', host: 'de.localhost', sourceAddress: '192.0.2.7' };
  context = { ...world, who, rows: world.rowsFor(who), ...caller };
  const rows = [
    [
      'country',
      country,
      { labels: labels('DE'), code: 'DE', domains: ['d'], languages: ['de_DE'] },
    ],
    ['animalkind', cattle, { labels: labels('Rinder') }],
    ['animalkind', sheep, { labels: labels('Schafe') }],
    ['offergroup', testId('murnau'), { labels: labels('Murnau-Werdenfelser'), animalkind: cattle }],
    ['offergroup', testId('rhön'), { labels: labels('Rhönschaf'), animalkind: sheep }],
    ['account', reporter.id, reporter.data],
    [
      'missingoffergroup',
      report,
      { name: 'Murnauer', animalkind: cattle, country, account: reporter.id, state: 'open' },
    ],
  ] as const;
  for (const [entityclass, id, data] of rows) {
    const changes = [{ kind: 'create', id, entityclass, data } as const];
    await world.store.save({ changes, by: 'system', changeset: 'test' });
  }
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
  const told = {
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
  expect(await outboxMails(table)).toMatchObject([told]);
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

test.each([
  ['no breed', { state: 'known' }, ['contact.answerMissing', 'data.offergroup']],
  [
    'a breed of other animals',
    { state: 'known', offergroup: testId('rhön') },
    ['contact.otherAnimalkind', 'data.offergroup'],
  ],
  ['no reason', { state: 'refused' }, ['contact.answerMissing', 'data.answer']],
])('an answer with %s is refused at its place, and nobody is told', async (_, patch, expected) => {
  expect(await refusal(patch)).toEqual(expected);
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
