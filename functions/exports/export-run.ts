import * as z from 'zod';
import type { World } from '#functions/kernel/context.ts';
import { readPrincipal } from '#functions/kernel/http/principal-of.ts';
import type { StoredJob } from '#functions/kernel/jobs/stored-job.ts';
import type { Rows } from '#functions/kernel/rows.ts';
import { countryEntity } from '#shared/countries/endpoints.ts';
import { timeZoneOf } from '#shared/countries/time-zone.ts';
import type { EntityClassName } from '#shared/entity-classes.ts';
import { exportEndpoints } from '#shared/exports/endpoints.ts';
import { exportErrors } from '#shared/exports/errors.ts';
import { EXPORT_KINDS } from '#shared/exports/export-kind.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import { type Labels, labelFor } from '#shared/kernel/label.ts';
import type { Principal } from '#shared/kernel/principal.ts';
import { Ref } from '#shared/kernel/ref.ts';
import { type AccountRole, Role } from '#shared/kernel/role.ts';
import type { SheetCell } from '#shared/kernel/sheet.ts';
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

/** A column of a file: its name for machines, its heading for people, its width in characters. */
export type FileColumn = {
  readonly name: string;
  readonly heading: string;
  readonly width: number;
};

/** A row of a list: an entity, or what stands in its place where no search finds the rows. */
export type ExportedRow = Pick<Entity, 'id' | 'rev' | 'updated' | 'data'>;

/** Returns the cells of a row by the names of columns. */
type CellsOf = (row: ExportedRow) => (column: string) => SheetCell | undefined;

/** The way to the rows of a kind: a search, or a list of few rows that no search finds. */
export type RowSource =
  | {
      readonly entityClass: EntityClassName;
      /** Returns the condition that the rows of a reader meet, beside the filter of the list. */
      readonly condition?: (who: Principal) => AttributeFilter | undefined;
    }
  | { readonly list: (run: ExportRun) => Promise<readonly ExportedRow[]> };

/** One kind of rows that can be exported. It has a folder of its own, and `exportedRows` names it. */
export type ExportedRows = RowSource & {
  /** The roles that have the configuration; each reads the rows that it may read in a list. */
  readonly who: readonly AccountRole[];
  /** The columns in their usual order, each with its width. */
  readonly columns: Readonly<Record<string, number>>;
  /** Returns the columns that one of `columns` stands for, where the rows that were found decide that. */
  readonly spread?: Readonly<Record<string, (run: ExportRun) => Promise<FileColumn[]>>>;
  /** Reads the data for the cells of these rows together; `columns` are all columns of the file. */
  readonly cells: (
    rows: readonly ExportedRow[],
    run: ExportRun,
    columns: readonly string[],
  ) => Promise<CellsOf>;
};

/** The question of an export, as its job keeps it. */
export const ExportInput = z.strictObject({
  ...exportEndpoints.createJob.input.shape,
  exports: z.enum(EXPORT_KINDS),
  /** The rights with which the export began. */
  rights: z.strictObject({
    roles: z.array(Role),
    regions: z.array(Ref),
    findsFarmers: z.boolean(),
  }),
  title: z.string(),
  /** The name of the file without its ending. */
  fileName: z.string(),
});
export type ExportInput = z.infer<typeof ExportInput>;
