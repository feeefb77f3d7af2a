import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { mailErrors } from '#shared/mail/errors.ts';
import { MAIL_SUBJECT_LENGTH } from '#shared/mail/limits.ts';
import { MAIL_VARIABLES } from '#shared/mail/mail-variables.ts';
import type { TemplateType } from '#shared/mail/template-type.ts';
import { hasBrokenLink, variablesIn } from './mail-markup.ts';
import type { TemplateAddress } from './stored-templates.ts';

/** The field of the input that holds the text. */
type TextField = 'template' | TemplateType;

/**
 * Refuses a text that no mail can be written with.
 * @throws AppError `mail.unknownVariable` and `mail.missingVariable`, which name the variables in `details`,
 * `mail.wrongLink`; `kernel.invalidInput` for a subject that is too long or of several lines
 */
export function checkTemplate(
  text: string,
  { name, type }: TemplateAddress,
  field: TextField = 'template',
): void {
  const variables: { known: readonly string[]; needed: readonly string[] } = MAIL_VARIABLES[name];
  const used = variablesIn(text);
  refuse(
    field,
    mailErrors.unknownVariable,
    used.filter((variable) => !variables.known.includes(variable)),
  );
  if (type === 'subject') {
    checkSubject(text, field);
    return;
  }
  refuse(
    field,
    mailErrors.missingVariable,
    variables.needed.filter((variable) => !used.includes(variable)),
  );
  if (hasBrokenLink(text)) throw refusal(field, mailErrors.wrongLink);
}

function refuse(field: TextField, error: ErrorDefinition, variables: readonly string[]): void {
  const [first] = variables;
  if (first === undefined) return;
  const details = variables.map((variable) => ({
    ...fieldDetail(field, error, { variable }),
    message: error.message.replace('{0}', variable),
  }));
  throw new AppError(error, { params: [first], details });
}

function checkSubject(text: string, field: TextField): void {
  if (/[\r\n]/.test(text)) {
    throw new AppError(kernelErrors.invalidInput, {
      details: [fieldDetail(field, fieldErrors.wrongFormat)],
    });
  }
  if (text.length <= MAIL_SUBJECT_LENGTH) return;
  const limit = MAIL_SUBJECT_LENGTH;
  const detail = fieldDetail(field, fieldErrors.tooLong, { limit });
  throw new AppError(kernelErrors.invalidInput, { details: [detail] });
}

const refusal = (field: TextField, error: ErrorDefinition): AppError =>
  new AppError(error, { details: [fieldDetail(field, error)] });
