import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { reportMissingOffergroup } from '#functions/contact/report-missing-offergroup.ts';
import { sendContactRequest } from '#functions/contact/send-contact-request.ts';
import type { World } from '#functions/kernel/context.ts';
import { serve } from '#functions/kernel/http/serve.ts';
import { makeLog } from '#functions/kernel/ports/log.ts';
import { rejectAddress } from '#functions/mail/rejected-addresses.ts';
import { contactEndpoints } from '#shared/contact/endpoints.ts';
import {
  CONTACT_REFERENCE,
  CONTACT_REQUESTS,
  OPEN_MISSING_OFFERGROUPS,
} from '#shared/contact/limits.ts';
import { missingoffergroupClass } from '#shared/contact/missingoffergroup.ts';
import { accountOf } from '#test/support/accounts.ts';
import { ask } from '#test/support/api-event.ts';
import { beginWith, rowOf } from '#test/support/create-rows.ts';
import { testServices } from '#test/support/local-services.ts';
import { outboxMails } from '#test/support/outbox-messages.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';

const country = testId('country');
const labels = [
  { lang: 'de_DE', label: 'Rinder' },
  { lang: 'en_GB', label: 'Cattle' },
];
const reachedAt = (email: string) => ({ userData: { address: { email } } });
const accounts = [
  accountOf('ADM', 'adm', { ssoUsers: ['adm'], ...reachedAt('adm@example.org') }),
  accountOf('ADM', 'english', { uiLocale: 'en_GB', ...reachedAt('english@example.org') }),
  accountOf('ADM', 'gone', { active: false }),
  accountOf('SUP', 'sup', {
    ssoUsers: ['sup'],
    userData: {
      emails: [
        { email: 'own@example.org', status: 'verified' },
        { email: 'open@example.org', status: 'open' },
        { email: 'rejected@example.org', status: 'rejected' },
      ],
    },
  }),
];
const countryOf = (code: string, more: object) => ({
  labels,
  code,
  domains: [`${code.toLowerCase()}.localhost`],
  languages: ['en_GB'],
  enabledForWebsite: true,
  ...more,
});
const rows = [
  rowOf('country', country, countryOf('DE', { contactEmail: 'contact@example.org' })),
  rowOf('country', testId('quiet'), countryOf('AT', {})),
  rowOf('country', testId('closed'), countryOf('CH', { enabledForWebsite: false })),
  rowOf('animalkind', testId('cattle'), { labels }),
  ...accounts.map(({ id, data }) => rowOf('account', id, data)),
];

let world: World;
let table: string;
let lines: Record<string, unknown>[];
beforeEach(async () => {
  const services = await testServices();
  table = services.table;
  lines = [];
  const log = makeLog((line) => lines.push(JSON.parse(line)));
  const now = () => new Date('2026-03-02T08:00:00.000Z');
  world = { ...patientWorld(services.config, { now }), log };
  await beginWith(world, rows);
});

const implementations = {
  contactRequest: sendContactRequest,
  missingOffergroup: reportMissingOffergroup,
};
const answerOf = (name: keyof typeof implementations, input: object, token?: string) => {
  const handler = serve('contact', contactEndpoints, implementations, () => world);
  const { method, path } = contactEndpoints[name];
  const asked = { method, path, input, ...(token === undefined ? {} : { token }) };
  return ask(handler, asked);
};
const call = async (...asked: Parameters<typeof answerOf>) => {
  const { status, body } = await answerOf(...asked);
  return { status, code: body.code, message: body.message, details: body.details };
};
const tokenOf = async (user: 'sup' | 'adm') =>
  (await world.tokens.issue({ user, account: testId(user), role: 'SUP' })).jwt;
const Reference = z.object({ reference: z.string() });
const request = {
  name: 'Anna Huber',
  email: 'anna@example.org',
  phone: '+49 89 123456',
  controlNumber: '',
  subject: 'A question',
  message: 'Where are\nthe goats?',
  country,
};
const ok = { status: 200, code: null, message: null, details: [] };
const receivers = async () => (await outboxMails(table)).map(({ template, to }) => [template, to]);

describe('a contact request', () => {
  test('goes to who answers for the country, and a receipt without its words to the address given; both name the reference answered', async () => {
    const { status, body } = await answerOf('contactRequest', request);
    const mails = await outboxMails(table);
    const { phone, name, email, subject, message } = request;
    const { reference } = Reference.parse(body.data);
    expect([status, reference]).toEqual([200, expect.stringMatching(CONTACT_REFERENCE)]);
    expect(mails.map(({ messageId: _, ...mail }) => mail)).toEqual([
      {
        template: 'contactRequest',
        to: 'contact@example.org',
        locale: 'en_GB',
        params: { country, name, email, phone, subject, message, reference },
      },
      {
        template: 'contactReceipt',
        to: email,
        locale: 'en_GB',
        params: { country, reference, workingDays: 3 },
      },
    ]);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test('sent again after its answer was lost is the same, so that nobody is mailed twice', async () => {
    const answers = [
      await answerOf('contactRequest', request),
      await answerOf('contactRequest', request),
    ];
    const [first, again] = answers.map(({ body }) => Reference.parse(body.data).reference);
    expect(again).toBe(first);
    const ids = (await outboxMails(table)).map(({ messageId }) => messageId);
    expect([ids.length, new Set(ids).size]).toEqual([4, 2]);
    const other = await answerOf('contactRequest', { ...request, message: 'Where are the sheep?' });
    expect(Reference.parse(other.body.data).reference).not.toBe(first);
  });

  test('has its receipt in the language that its writer reads', async () => {
    await call('contactRequest', { ...request, language: 'fr_FR' });
    const locales = (await outboxMails(table)).map(({ template, locale }) => [template, locale]);
    expect(locales).toEqual([
      ['contactRequest', 'en_GB'],
      ['contactReceipt', 'fr_FR'],
    ]);
  });

  test('is copied with its words to the verified address of the account that sends it', async () => {
    const email = 'Own@example.org';
    await call('contactRequest', { ...request, email }, await tokenOf('sup'));
    const { name, subject, message } = request;
    const reference = expect.stringMatching(CONTACT_REFERENCE);
    const mails = await outboxMails(table);
    expect(mails.filter(({ to }) => to === email).map(({ params }) => params)).toEqual([
      { country, name, subject, message, reference, workingDays: 3 },
    ]);
  });

  test('puts no word of its sender into a mail to an address that is not the proven own one', async () => {
    const words = { name: 'Prize draw', subject: 'You have won', message: 'https://bad.example' };
    const foreign = [
      ['a guest names it', 'own@example.org', undefined],
      ['another account names it', 'own@example.org', 'adm'],
      ['its owner has not proven it', 'open@example.org', 'sup'],
      ['its owner was refused it', 'rejected@example.org', 'sup'],
      ['nobody has it', 'stranger@example.org', 'sup'],
    ] as const;
    for (const [why, email, user] of foreign) {
      const before = (await outboxMails(table)).length;
      const token = user && (await tokenOf(user));
      expect(await call('contactRequest', { ...request, ...words, email }, token)).toEqual(ok);
      const sent = (await outboxMails(table)).slice(before);
      const mails = sent.filter(({ to }) => to === email);
      expect([why, mails.map(({ template }) => template)]).toEqual([why, ['contactReceipt']]);
      for (const word of Object.values(words))
        expect(JSON.stringify(mails), why).not.toContain(word);
    }
  });

  test('of a country without an address goes to the active administrators', async () => {
    await call('contactRequest', { ...request, country: testId('quiet') });
    expect((await receivers()).toSorted()).toEqual(
      [
        ['contactRequest', testId('adm')],
        ['contactRequest', testId('english')],
        ['contactReceipt', request.email],
      ].toSorted(),
    );
  });

  test.each(['bounce', 'complaint'] as const)(
    'goes to the administrators while no mail reaches the address of the country after a %s',
    async (reason) => {
      await rejectAddress('Contact@example.org', reason, world);
      expect(await call('contactRequest', request)).toEqual(ok);
      expect((await receivers()).toSorted()).toEqual(
        [
          ['contactRequest', testId('adm')],
          ['contactRequest', testId('english')],
          ['contactReceipt', request.email],
        ].toSorted(),
      );
    },
  );

  test('sends no more than three receipts an hour to one address, but each request', async () => {
    for (let index = 0; index < 5; index += 1) {
      const email = index % 2 ? request.email : request.email.toUpperCase();
      expect((await call('contactRequest', { ...request, email })).status).toBe(200);
    }
    const templates = (await outboxMails(table)).map(({ template }) => template);
    expect(templates.filter((template) => template === 'contactRequest')).toHaveLength(5);
    expect(templates.filter((template) => template === 'contactReceipt')).toHaveLength(3);
  });

  test('is taken twenty times an hour from one address', async () => {
    const take = vi.spyOn(world.limits, 'take');
    await call('contactRequest', request);
    expect(take.mock.calls[0]).toEqual([expect.any(String), '192.0.2.7', CONTACT_REQUESTS]);
    expect(CONTACT_REQUESTS).toMatchObject({ per: 'address', count: 20, seconds: 3600 });
  });

  test('that cannot be written says so, with the cause in the log', async () => {
    const store = { ...world.store, send: () => Promise.reject(new Error('no table')) };
    world = { ...world, store };
    expect(await call('contactRequest', request)).toMatchObject({
      status: 503,
      code: 'contact.notSent',
      message: 'contact request could not be sent',
    });
    expect(lines).toContainEqual(expect.objectContaining({ message: 'mails not queued' }));
  });

  test('goes to no administrator whom mails do not reach, and is not sent where they reach none', async () => {
    const rejectMailsTo = (name: string) => rejectAddress(`${name}@example.org`, 'bounce', world);
    const quiet = { ...request, country: testId('quiet') };
    await rejectMailsTo('adm');
    expect(await call('contactRequest', quiet)).toEqual(ok);
    expect(await receivers()).toEqual([
      ['contactRequest', testId('english')],
      ['contactReceipt', request.email],
    ]);
    await rejectMailsTo('english');
    expect(await call('contactRequest', quiet)).toMatchObject({ code: 'contact.notSent' });
    expect(await receivers()).toHaveLength(2);
  });

  test('with a wrong message or address, or a country that takes none, is refused by name', async () => {
    const wrong = [
      ['message', { message: 'too short' }],
      ['message', { message: 'x'.repeat(5001) }],
      ['email', { email: 'anna' }],
      ['name', { name: ' ' }],
      ['country', { country: testId('nowhere') }],
      ['country', { country: testId('closed') }],
      ['country', { country: testId('cattle') }],
    ] as const;
    for (const [path, fault] of wrong) {
      const answer = await call('contactRequest', { ...request, ...fault });
      expect([answer.status, answer.code, answer.details[0].path]).toEqual([
        400,
        'kernel.invalidInput',
        path,
      ]);
    }
    expect(await receivers()).toEqual([]);
  });
});

describe('a missing breed or origin', () => {
  const input = { name: 'Pustertaler', animalkind: testId('cattle') };

  test('is told to the administrators, each in their language', async () => {
    expect(await call('missingOffergroup', input, await tokenOf('sup'))).toEqual(ok);
    const mails = await outboxMails(table);
    expect(
      mails
        .map(({ to, locale, params }) => ({ to, locale, params }))
        .toSorted((a, b) => (a.locale < b.locale ? 1 : -1)),
    ).toEqual(
      expect.arrayContaining([
        {
          to: testId('english'),
          locale: 'en_GB',
          params: { country, name: 'Pustertaler', animalkind: 'Cattle', accountName: 'sup' },
        },
      ]),
    );
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [testId('adm'), testId('english')].toSorted(),
    );
    const { items } = await world.search.hits({
      entityClass: 'missingoffergroup',
      group: 'all',
      keys: ['all'],
      sorting: [],
      pagination: { start: 0, limit: 10 },
    });
    const reports = await world.store.revisions(missingoffergroupClass, items);
    expect(reports.map(({ data }) => data)).toEqual([
      { ...input, country, account: testId('sup'), state: 'open' },
    ]);
  });

  test('is kept and told once while it waits, and of one account only so many are', async () => {
    const token = await tokenOf('sup');
    await call('missingOffergroup', input, token);
    const countBefore = (await receivers()).length;
    expect(await call('missingOffergroup', { ...input, name: ' PUSTERTALER' }, token)).toEqual(ok);
    expect(await receivers()).toHaveLength(countBefore);
    const changes = Array.from({ length: OPEN_MISSING_OFFERGROUPS - 1 }, (_, index) => ({
      kind: 'create' as const,
      id: testId(`report ${index}`),
      entityclass: 'missingoffergroup',
      data: { ...input, name: `breed ${index}`, country, account: testId('sup'), state: 'open' },
    }));
    for (const part of [changes.slice(0, 20), changes.slice(20, 40), changes.slice(40)])
      await world.store.save({ changes: part, by: 'system', changeset: 'test' });
    const more = { ...input, name: 'one more' };
    expect((await call('missingOffergroup', more, token)).code).toBe('contact.tooManyReports');
    expect(await receivers()).toHaveLength(countBefore);
    expect(await call('missingOffergroup', more, await tokenOf('adm'))).toEqual(ok);
  });

  test('is kept and told once where it is sent twice at the same moment', async () => {
    const token = await tokenOf('sup');
    const sent = [input, { ...input, name: 'pustertaler ' }];
    const answers = await Promise.all(sent.map((body) => call('missingOffergroup', body, token)));
    expect(answers).toEqual([ok, ok]);
    expect(await receivers()).toHaveLength(2);
  });

  test.each([{ animalkind: country }, { country: input.animalkind }])(
    'is not taken for what is not there: %o',
    async (wrong) => {
      const sent = { ...input, ...wrong };
      expect((await call('missingOffergroup', sent, await tokenOf('sup'))).code).toBe(
        'entities.notFound',
      );
      expect(await receivers()).toEqual([]);
    },
  );

  test('is told of the country in which it is missed', async () => {
    const sent = { ...input, country: testId('quiet') };
    expect(await call('missingOffergroup', sent, await tokenOf('sup'))).toEqual(ok);
    const told = (await outboxMails(table)).map(({ params }) => params.country);
    expect(new Set(told)).toEqual(new Set([testId('quiet')]));
  });
});
