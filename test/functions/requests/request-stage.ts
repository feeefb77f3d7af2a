import type { Context, World } from '#functions/kernel/context.ts';
import { authorize } from '#functions/kernel/http/authorize.ts';
import { parseInput } from '#functions/kernel/http/parse-input.ts';
import { initRequest } from '#functions/requests/beginning/init-request.ts';
import { retractRequest, waiveRequest } from '#functions/requests/deciding/give-up-request.ts';
import { reopenRequest } from '#functions/requests/deciding/reopen-request.ts';
import { revokeRequest } from '#functions/requests/deciding/revoke-request.ts';
import { setStatus } from '#functions/requests/deciding/set-status.ts';
import { fillForm } from '#functions/requests/filling/fill-form.ts';
import { removeRequest } from '#functions/requests/removing/remove-request.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import type { RequestMail } from '#shared/mail/mail-message.ts';
import { requestEndpoints } from '#shared/requests/endpoints.ts';
import { RequestProcess } from '#shared/requests/entities/request-process.ts';
import { beginWith } from '#test/support/create-rows.ts';
import { testServices } from '#test/support/local-services.ts';
import { outboxMails } from '#test/support/outbox-messages.ts';
import { patientWorld } from '#test/support/patient-world.ts';
import { testId } from '#test/support/test-id.ts';
import {
  accepted,
  advised,
  formFields,
  packageOf,
  sentAnswers,
  steps,
  timedSteps,
} from './request-forms.ts';
import { caller, type Person, people, sites } from './request-people.ts';

const implementations = {
  initRequest,
  fillForm,
  removeRequest,
  retractRequest,
  waiveRequest,
  revokeRequest,
  reopenRequest,
  setStatus,
};
type CallName = keyof typeof implementations;

const labels = [{ lang: 'de_DE', label: 'x' }];
const country = testId('DE');
const cattle = testId('cattle');

const master: readonly (readonly [string, string, object])[] = [
  ...['cattle', 'hens', 'bees'].map((name) => ['animalkind', name, { labels }] as const),
  ['offergroup', 'angus', { labels, animalkind: cattle }],
  ['offergroup', 'brown hen', { labels, animalkind: testId('hens') }],
  [
    'country',
    'DE',
    {
      labels,
      code: 'DE',
      domains: ['de.localhost'],
      languages: ['de_DE'],
      enabledForWebsite: true,
      usesRequestSystem: true,
      usesAssociations: true,
      enabledAnimals: [cattle, testId('hens')],
      animalkindsUsingLowhatchRequests: [testId('hens')],
    },
  ],
  [
    'region',
    'Bavaria',
    {
      labels,
      country,
      aut: testId('aut'),
      supervisor: testId('ministry'),
      statecode: 'BY',
    },
  ],
  ['region', 'Saxony', { labels, country, statecode: 'SN' }],
  ['region', 'Hesse', { labels, country, aut: testId('goneAut'), statecode: 'HE' }],
  ['region', 'Tyrol', { labels, country: testId('AT'), aut: testId('aut'), statecode: 'T' }],
  ...formFields.map((field) => ['requestformfield', `field ${field.internalName}`, field] as const),
  ['requestpackage', 'full', packageOf('full')],
  ['requestpackage', 'disabled', packageOf('disabled', { enabled: false })],
  ['requestpackage', 'hens only', packageOf('hens only', { animalkinds: [testId('hens')] })],
  ['requestpackage', 'timed', packageOf('timed', { steps: timedSteps })],
  [
    'requestpackage',
    'closing',
    packageOf('closing', {
      steps: [steps.application, { ...steps.advice, whenOver: 'close' }, steps.decision],
    }),
  ],
  [
    'requestpackage',
    'staying',
    packageOf('staying', {
      steps: [
        steps.application,
        steps.advice,
        {
          ...steps.decision,
          autoCloseHours: 240,
          reminderDays: [7, 2],
          whenOver: 'remindAndStay',
        },
      ],
    }),
  ],
  ['requestpackage', 'notice', packageOf('notice', { steps: [steps.application] })],
  [
    'requestpackage',
    'association',
    packageOf('association', { steps: [steps.application, steps.answer, steps.decision] }),
  ],
  [
    'requestpackage',
    'low hatch',
    packageOf('low hatch', { steps: [steps.application, steps.hatched, steps.decision] }),
  ],
  [
    'requestpackage',
    'telling',
    packageOf('telling', { steps: [{ ...steps.application, notify: ['SUP'] }, steps.decision] }),
  ],
  [
    'requestpackage',
    'undecided',
    packageOf('undecided', { steps: [steps.application, steps.advice] }),
  ],
];

/** The world of a request on the real local services: people, places, forms, and a clock that the test moves. */
export async function makeRequestStage() {
  const { config } = await testServices();
  const time = { now: Date.parse('2026-03-02T08:00:00.000Z') };
  const clock = { now: () => new Date(time.now) };
  const world = patientWorld(config, clock);
  await beginWith(world, [
    ...master.map(([entityclass, name, data]) => ({ id: testId(name), entityclass, data })),
    ...Object.values(people).map(({ id, data }) => ({ id, entityclass: 'account', data })),
  ]);

  const run = async (name: CallName, who: Principal, input: object): Promise<Entity> => {
    const parsed = parseInput(requestEndpoints[name].input, input);
    return implementations[name](parsed as never, contextFor(world, who)) as Promise<Entity>;
  };
  const call = async (name: CallName, person: Person, input: object): Promise<Entity> =>
    run(name, caller(person), input);
  /** As the handler does, which first asks who may call at all. */
  const callAs = async (name: CallName, who: Principal, input: object): Promise<Entity> => {
    authorize(requestEndpoints[name].who, who);
    return run(name, who, input);
  };
  const stage = {
    world,
    /** Another process on the same table. */
    otherWorld: () => patientWorld(config, clock),
    time,
    put: (entityclass: string, id: string, data: object) => put(world, id, entityclass, data),
    call,
    callAs,
    init: (person: Person, more: object = {}) => call('initRequest', person, { ...wish, ...more }),
    fill: (person: Person, entity: Entity, fieldData: object, more: object = {}) =>
      call('fillForm', person, { process: pin(entity), fieldData, attachments: [], ...more }),
    table: config.TABLE,
    mails: () => readMails(config.TABLE),
    stored: async (id: string) => {
      const entity = await world.store.untyped.latest(id, { fresh: true });
      return entity && { rev: entity.rev, process: RequestProcess.parse(entity.data) };
    },
  };
  const send = async (more: object = {}) =>
    stage.fill('farmer', await stage.init('farmer', more), sentAnswers);
  const advise = async () => stage.fill('ins', await send(), advised);
  const decide = async (fieldData: object = accepted) =>
    stage.fill('aut', await advise(), fieldData);
  /** The farmer's request brought so far. */
  return { ...stage, reach: { send, advise, decide } };
}
export type RequestStage = Awaited<ReturnType<typeof makeRequestStage>>;

export const wish = {
  type: 'authority',
  package: { id: testId('full') },
  location: sites.farm.id,
  animalkind: cattle,
};

export const pin = ({ id, rev }: Entity) => ({ id, rev });

export const contextOf = (world: World, person: Person): Context =>
  contextFor(world, caller(person));

export const contextFor = (world: World, who: Principal): Context => ({
  ...world,
  who,
  rows: world.rowsFor(who),
  requestId: 'test',
  host: 'de.localhost',
  sourceAddress: '192.0.2.7',
});

export const dataOf = (entity: Entity): RequestProcess => RequestProcess.parse(entity.data);

/** The code of the AppError that a call was refused with, and the fields it names. */
export async function refusal(call: Promise<unknown>) {
  try {
    await call;
  } catch (error) {
    const { error: definition, details = [] } = error as {
      error?: { code: string; status: number };
      details?: { path: string; code: string }[];
    };
    if (definition === undefined) throw error;
    const fields = details.map(({ path, code }) => [path, code]);
    return { code: definition.code, status: definition.status, fields };
  }
  throw new Error('The call was not refused.');
}

async function put(world: World, id: string, entityclass: string, data: object): Promise<void> {
  const before = await world.store.untyped.latest(id, { fresh: true });
  await world.store.save({
    changes: [
      before ? { kind: 'update', before, data } : { kind: 'create', id, entityclass, data },
    ],
    by: 'system',
    changeset: 'test',
  });
}

async function readMails(table: string): Promise<RequestMail[]> {
  return (await outboxMails(table)).filter((mail): mail is RequestMail => 'request' in mail.params);
}
