import type { Context } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { takeAttachments } from '#functions/requests/filling/take-attachments.ts';
import { readProcess } from '#functions/requests/process/read-process.ts';
import { requireTransition } from '#functions/requests/process/transitions.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { FieldData, RequestProcess } from '#shared/requests/entities/request-process.ts';
import { answersOf } from '#shared/requests/form-engine/answers.ts';
import { cleanAnswers } from '#shared/requests/form-engine/clean-answers.ts';
import type { FormField } from '#shared/requests/form-engine/form-field.ts';
import { isDeclaration } from '#shared/requests/form-engine/is-declaration.ts';
import { validateAnswers } from '#shared/requests/form-engine/validate-answers.ts';
import { animalsTaken, WANTED_FIELD } from '#shared/requests/process/after-taking.ts';
import { Upload, uploadClass } from '#shared/uploads/upload.ts';

export type Copied = Pick<RequestProcess, 'draft' | 'attachments'>;

/**
 * Copies from the previous request the parts that a follow-up takes over: answers that still fit a field of the new
 * form, and the applicant's uploads that still exist. Declarations are not taken over, nor is the number wanted where
 * organic animals were taken: it was lessened by them.
 * @throws AppError as `readProcess` and `requireTransition` for `followUp`
 */
export async function copyPrevious(
  context: Context,
  previousId: string | undefined,
  fields: readonly FormField[],
): Promise<Copied> {
  if (previousId === undefined) return { draft: [], attachments: [] };
  const { process } = await readProcess(context, previousId);
  requireTransition(context.who, process, 'followUp');
  const ids = process.attachments.map(({ upload }) => upload);
  const { items } = await context.rows.ids(ids);
  const own = items.filter((item) => isOwnFile(item, signedIn(context.who).account));
  const taken = await takeAttachments(
    context,
    undefined,
    own.map(({ id }) => id),
  );
  return {
    draft: fittingAnswers(fields, saidIn(process)),
    attachments: taken.attachments,
  };
}

function saidIn({ filledSteps, searchFilter }: RequestProcess): FieldData {
  const said = filledSteps[0]?.fieldData ?? [];
  const found = [...(searchFilter?.offers ?? []), ...(searchFilter?.whenSent?.offers ?? [])];
  return animalsTaken(found) === 0 ? said : said.filter(({ field }) => field !== WANTED_FIELD);
}

function fittingAnswers(fields: readonly FormField[], fieldData: FieldData): FieldData {
  const problems = validateAnswers(fields, answersOf(fieldData), { draft: true });
  const declared = fields.filter((field) => isDeclaration(field, fields));
  const left = new Set([
    ...problems.map(({ field }) => field),
    ...declared.map(({ internalName }) => internalName),
  ]);
  const fitting = fieldData.filter(({ field }) => !left.has(field));
  return cleanAnswers(fields, answersOf(fitting), { draft: true });
}

function isOwnFile({ entityclass, data }: Entity, account: string): boolean {
  if (entityclass !== uploadClass.name) return false;
  const upload = Upload.safeParse(data);
  return upload.success && upload.data.owner === account && upload.data.file !== undefined;
}
