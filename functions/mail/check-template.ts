import { AppError, type ErrorDefinition, fieldDetail } from '#shared/kernel/app-error.ts';
import { kernelErrors } from '#shared/kernel/errors.ts';
import { fieldErrors } from '#shared/kernel/field-errors.ts';
import { mailErrors } from '#shared/mail/errors.ts';
import { MAIL_SUBJECT_LENGTH } from '#shared/mail/limits.ts';
import { MAIL_VARIABLES } from '#shared/mail/mail-variables.ts';
import { hasBrokenLink, variablesIn } from './mail-markup.ts';
import type { TemplateAddress } from './stored-templates.ts';

const FIELD = 'template';

/**
 * Can mails be written with this text?
 * @throws AppError `mail.unknownVariable` and `mail.missingVariable`, which name the variables in `details`,
 * `mail.wrongLink`; `kernel.invalidInput` for a subject that is too long or of several lines
 */
export function checkTemplate(text: string, { name, type }: TemplateAddress): void {
  const variables: { known: readonly string[]; needed: readonly string[] } = MAIL_VARIABLES[name];
  const used = variablesIn(text);
  refuse(
    mailErrors.unknownVariable,
    used.filter((variable) => !variables.known.includes(variable)),
  );
  if (type === 'subject') {
    checkSubject(text);
    return;
  }
  refuse(
    mailErrors.missingVariable,
    variables.needed.filter((variable) => !used.includes(variable)),
  );
  if (hasBrokenLink(text)) throw refusal(mailErrors.wrongLink);
}

function refuse(error: ErrorDefinition, variables: readonly string[]): void {
  const [first] = variables;
  if (first === undefined) return;
  const details = variables.map((variable) => ({
    ...fieldDetail(FIELD, error, { variable }),
    message: error.message.replace('{0}', variable),
  }));
  throw new AppError(error, { params: [first], details });
}

function checkSubject(text: string): void {
  if (/[\r\n]/.test(text)) {
    throw new AppError(kernelErrors.invalidInput, {
      details: [fieldDetail(FIELD, fieldErrors.wrongFormat)],
    });
  }
  if (text.length <= MAIL_SUBJECT_LENGTH) return;
  const limit = MAIL_SUBJECT_LENGTH;
  const message = fieldErrors.tooLong.message.replace('{0}', String(limit));
  const detail = { ...fieldDetail(FIELD, fieldErrors.tooLong, { limit }), message };
  throw new AppError(kernelErrors.invalidInput, { details: [detail] });
}

const refusal = (error: ErrorDefinition): AppError =>
  new AppError(error, { details: [fieldDetail(FIELD, error)] });
