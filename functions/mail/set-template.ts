import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { replaceValues } from '#functions/kernel/replace-values.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { mailEndpoints } from '#shared/mail/endpoints.ts';
import { checkTemplate } from './check-template.ts';
import { templateText } from './list-templates.ts';
import { StoredTemplate, templateKey } from './stored-templates.ts';
import { historyWith } from './template-history.ts';

/**
 * Saves an administrator's text of a mail with its history. `read` is the time of the text that it is to follow; absent:
 * whichever stands there.
 * @throws as `checkTemplate`; AppError `entities.revConflict` where another text was written since
 */
export const setTemplate: Implementation<typeof mailEndpoints.setTemplate> = async (
  { template, read, ...address },
  context,
) => {
  const { clock, who, log, values } = context;
  const { account: updatedBy, user: byUser } = signedIn(who);
  if (template !== null) checkTemplate(template, address);
  const written = { template, updated: clock.now().toISOString(), updatedBy, byUser };
  await replaceValues(context, async () => {
    const key = templateKey(address);
    const before = await values.get(key);
    const { updated = null } = StoredTemplate.safeParse(before).data ?? {};
    if (read !== undefined && read !== updated) throw new AppError(entityErrors.revConflict);
    const history = await historyWith(address, written, context);
    return { replaces: [{ key, before, value: written }, ...history], result: undefined };
  });
  log.info('mail template set', {
    ...address,
    by: updatedBy,
    byUser,
    isBuiltIn: template === null,
  });
  return templateText(address, template === null ? undefined : { ...written, template });
};
