import type { Template } from 'aws-cdk-lib/assertions';
import { beforeAll } from 'vitest';
import type { Stacks } from '#infra/deploy/add-stacks.ts';
import { countryRow, stacksOf, stageRow, templateOf } from './stage-templates.ts';

export type Resource = {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
};
export const STACK_NAMES = [
  'data',
  'identity',
  'api',
  'jobs',
  'edge',
  'site',
  'edgeAlarms',
  'monitoring',
] as const;
export type StackName = (typeof STACK_NAMES)[number];

export const oidc = {
  kind: 'oidc',
  hint: 'austrian-login',
  issuer: 'https://login.example',
  clientId: 'livestock',
  clientSecretName: 'livestock/production/austrian-login',
};
export const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/a-b';

/** A country with all of its own, one with a sign-on of its own, and one with its DNS elsewhere. */
const countries = [
  countryRow('DE'),
  countryRow('AT', { signOn: oidc }),
  countryRow('LU', {
    domains: ['lu.elsewhere.example'],
    mailSender: 'no-reply@elsewhere.example',
    dns: { kind: 'external', certificateArn },
  }),
];

const otherStage = stageRow({
  callsPerSecond: 250,
  dmarcPolicy: 'elsewhere',
  functionsAtOnce: { 'search/handler': 400, 'mail/worker': 9 },
  originSecretRound: 2,
  probesSites: false,
  requiresMailTls: true,
  signOnSender: 'no-reply@de.livestock.example',
});

type Templates = Record<StackName, Template>;
// Made once for all files of a process, which only read them.
let made: Templates | undefined;
let otherwise: Templates | undefined;

function templatesOfThreeCountries(): Templates {
  made ??= templatesIn(stacksOf(countries));
  return made;
}

/** Returns the templates of one country in a stage that says otherwise what its row may say. */
export function templatesOfOtherStage(): Templates {
  otherwise ??= templatesIn(stacksOf([countryRow('DE', { proofKey: 2 })], otherStage));
  return otherwise;
}

function templatesIn(stacks: Stacks): Templates {
  const templates = STACK_NAMES.map((name) => [name, templateOf(stacks[name])]);
  return Object.fromEntries(templates) as Templates;
}

export const resourcesIn = (template: Template, type: string): Resource[] =>
  Object.values(template.findResources(type)) as Resource[];

/** For the tests of a file: the templates, made before them, and what stands in them. */
export function threeCountries() {
  let templates: Templates;
  beforeAll(() => {
    templates = templatesOfThreeCountries();
  }, 300_000);
  const resourcesOf = (name: StackName, type: string) => resourcesIn(templates[name], type);
  return {
    templateNamed: (name: StackName) => templates[name],
    resourcesOf,
    everyResource: (type: string) => STACK_NAMES.flatMap((name) => resourcesOf(name, type)),
  };
}
