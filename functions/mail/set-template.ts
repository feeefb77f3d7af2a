import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import type { mailEndpoints } from '#shared/mail/endpoints.ts';
import { checkTemplate } from './check-template.ts';
import { templateText } from './list-templates.ts';
import { templateKey } from './stored-templates.ts';
import { keepWritten } from './template-history.ts';

/**
 * Saves an administrator's text of a mail.
 * @throws as `checkTemplate`
 */
export const setTemplate: Implementation<typeof mailEndpoints.setTemplate> = async (
  { template, ...address },
  { values, clock, who, log },
) => {
  const { account: updatedBy } = signedIn(who);
  if (template !== null) checkTemplate(template, address);
  log.info('mail template set', { ...address, by: updatedBy, isBuiltIn: template === null });
  const written = { updated: clock.now().toISOString(), updatedBy };
  await keepWritten(address, { template, ...written }, { values });
  if (template === null) {
    await values.remove(templateKey(address));
    return templateText(address, undefined);
  }
  await values.put(templateKey(address), { template, ...written });
  return templateText(address, { template, ...written });
};
