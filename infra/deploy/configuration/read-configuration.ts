import * as z from 'zod';
import { StartupError } from '#infra/deploy/program/startup-error.ts';
import { ConfigurationError } from './configuration-error.ts';
import { CountryConfig } from './country-config.ts';
import { crossCheck } from './cross-check.ts';
import { StageConfig } from './stage-config.ts';

/** Messages of the library, in words for programmers, where the schema has no sentence of its own. */
const OF_LIBRARY = /^(Too (small|big)|Invalid input): /;

/** A stage with the countries that it serves, domains and senders as they are in this stage. */
export type Deployment = {
  readonly stage: StageConfig;
  readonly countries: readonly CountryConfig[];
};

export type Configuration = { readonly countries: unknown; readonly stages: unknown };

/**
 * Checks countries and stages, and returns the deployment of the named stage. A stage is taken only by its name: a
 * deployment, or the end of one, may follow.
 * @throws ConfigurationError with every mistake; StartupError where there is no such stage
 */
export function readConfiguration(
  { countries, stages }: Configuration,
  stageName: string | undefined,
): Deployment {
  const readCountries = readRows('countries.ts', 'code', countries, CountryConfig);
  const readStages = readRows('stages.ts', 'name', stages, StageConfig);
  const ofRows = [...readCountries.mistakes, ...readStages.mistakes];
  // Rows are compared with each other only when each is right by itself.
  const mistakes = ofRows.length > 0 ? ofRows : crossCheck(readCountries.rows, readStages.rows);
  if (mistakes.length > 0) throw new ConfigurationError(mistakes);
  const stage = chooseStage(readStages.rows, stageName);
  return { stage, countries: countriesOf(stage, readCountries.rows) };
}

function chooseStage(stages: readonly StageConfig[], name: string | undefined): StageConfig {
  const stage = stages.find((stage) => stage.name === name);
  if (stage !== undefined) return stage;
  const choices = `stages.ts has ${stages.map((stage) => stage.name).join(', ')}`;
  throw new StartupError(
    name === undefined
      ? `No stage is named; ${choices} (cdk takes -c stage=NAME, npm run doctor -- NAME)`
      : `There is no stage ${name}; ${choices}`,
  );
}

function countriesOf(stage: StageConfig, countries: readonly CountryConfig[]): CountryConfig[] {
  return countries
    .filter(({ code }) => stage.countries === 'all' || stage.countries.includes(code))
    .map((country) => ({
      ...country,
      domains: country.domains.map((domain) => `${stage.domainPrefix}${domain}`),
      mailSender: country.mailSender.replace('@', `@${stage.domainPrefix}`),
    }));
}

type Read<T> = { readonly rows: readonly T[]; readonly mistakes: readonly string[] };

function readRows<T extends z.ZodType>(
  file: string,
  nameField: string,
  list: unknown,
  schema: T,
): Read<z.infer<T>> {
  const values = z.array(z.unknown()).min(1).safeParse(list);
  if (!values.success) return { rows: [], mistakes: [`${file}: must list at least one`] };
  const rows: z.infer<T>[] = [];
  const mistakes: string[] = [];
  for (const [at, value] of values.data.entries()) {
    const named = z.looseObject({ [nameField]: z.string().min(1) }).safeParse(value);
    const row = named.success ? String(named.data[nameField]) : `row ${at + 1}`;
    const read = schema.safeParse(value);
    if (read.success) rows.push(read.data);
    else mistakes.push(...configurationMistakes(read.error, { file, row, value }));
  }
  return { rows, mistakes };
}

type Row = { readonly file: string; readonly row: string; readonly value: unknown };

/** Returns the mistakes of a row, one sentence each, with file, row and field: `countries.ts, DE, mailSender: …`. */
function configurationMistakes(error: z.ZodError, { file, row, value }: Row): string[] {
  return error.issues.map((issue) => {
    const field = issue.path.length === 0 ? '' : `, ${issue.path.join('.')}`;
    return `${file}, ${row}${field}: ${sentenceFor(issue, value)}`;
  });
}

function sentenceFor(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    const secret = issue.keys.some((key) => /secret|password|key$/i.test(key));
    const hint = secret ? '; secrets stand in Secrets Manager, here only their names' : '';
    return `does not know ${issue.keys.join(', ')}${hint}`;
  }
  if (issue.path.length > 0 && valueAt(value, issue.path) === undefined) return 'is missing';
  return boundIn(issue) ?? issue.message;
}

function boundIn(issue: z.core.$ZodIssue): string | undefined {
  if (!OF_LIBRARY.test(issue.message)) return undefined;
  if (issue.code === 'invalid_type') return `must be a ${issue.expected}`;
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined;
  const verb = issue.origin === 'number' || issue.origin === 'int' ? 'be' : 'have';
  return issue.code === 'too_small'
    ? `must ${verb} ${issue.minimum} at least`
    : `must ${verb} ${issue.maximum} at most`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  );
}
