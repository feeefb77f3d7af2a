import type { World } from '#functions/kernel/context.ts';
import { readPrincipal } from '#functions/kernel/http/principal-of.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import type { Rows } from '#functions/kernel/rows.ts';
import { countryEntity } from '#shared/countries/endpoints.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import { exportErrors } from '#shared/exports/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import { type Labels, labelFor } from '#shared/kernel/label.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { ExportInput } from './export-input.ts';
import { type FileTexts, fileTextsFor } from './texts/file-texts-for.ts';

/**
 * The world of one export: the present rights of the person who began it, and the words in the language that was
 * chosen.
 */
export type ExportRun = {
  readonly world: World;
  readonly who: Principal;
  readonly rows: Rows;
  readonly input: ExportInput;
  readonly texts: FileTexts;
  /** The time zone of the account's country: IANA name. */
  readonly timeZone: string;
  /** Returns a label in the language of the export. */
  readonly label: (labels: Labels, otherwise?: string) => string;
};

/**
 * Reads the person who runs an export, with the rights with which it began: further ones would ask for other rows
 * amid the file.
 * @throws AppError `exports.notAllowed` where the person or the account may not go on with the export
 */
export async function readRun(
  job: Pick<StoredJob, 'account' | 'user' | 'input'>,
  world: World,
): Promise<ExportRun> {
  const input = ExportInput.parse(job.input);
  const who = await readPrincipal(job, world, { fresh: true });
  if (who === undefined || !mayHave(who, input)) throw new AppError(exportErrors.notAllowed);
  return runFor({ ...who, ...input.rights }, input, world);
}

/** Returns the run of an export for a person whose rights are read already. */
export async function runFor(who: Principal, input: ExportInput, world: World): Promise<ExportRun> {
  const { language, fallbackLanguage } = input.runParams;
  const country =
    who.country === null ? undefined : await world.store.latest(countryEntity, who.country);
  return {
    world,
    who,
    rows: world.rowsFor(who),
    input,
    texts: await fileTextsFor(language),
    timeZone: country === undefined ? 'UTC' : timeZoneOf(country.data),
    label: (labels, otherwise) => {
      const text = [language, fallbackLanguage].flatMap(
        (lang) => labels.find((label) => label.lang === lang) ?? [],
      )[0];
      return text?.label ?? labelFor(labels, language, otherwise);
    },
  };
}

/**
 * Tells whether the caller has every right with which the export was begun, because its file shows data by these
 * rights.
 */
export const mayHave = (who: Principal, { rights }: ExportInput): boolean =>
  rights.roles.every((role) => who.roles.includes(role)) &&
  rights.regions.every((region) => who.regions.includes(region)) &&
  (who.findsFarmers || !rights.findsFarmers);
