import type { Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { replaceValues } from '#functions/kernel/replace-values.ts';
import { entityErrors } from '#shared/entities/errors.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { mailEndpoints } from '#shared/mail/endpoints.ts';
import { checkTemplate } from './check-template.ts';
import { templateText } from './list-templates.ts';
import { templateKey, WrittenTemplate } from './stored-templates.ts';
import { historyWith } from './template-history.ts';

const isSameText = (a: WrittenTemplate, b: WrittenTemplate): boolean =>
  a.template === b.template && a.updatedBy === b.updatedBy && a.byUser === b.byUser;

/**
 * Saves an administrator's text of a mail with its history. `read` is the time of the text that it is to follow; absent:
 * whichever stands there.
 * @throws as `checkTemplate`; AppError `entities.revConflict` where another text was written since, not this very one
 */
export const setTemplate: Implementation<typeof mailEndpoints.setTemplate> = async (
  { template, read, ...address },
  context,
) => {
  const { clock, who, log, values } = context;
  const { account: updatedBy, user: byUser } = signedIn(who);
  if (template !== null) checkTemplate(template, address);
  const writing = { template, updated: clock.now().toISOString(), updatedBy, byUser };
  const written = await replaceValues(context, async () => {
    const key = templateKey(address);
    const before = await values.get(key);
    const stored = WrittenTemplate.safeParse(before).data;
    const isBuiltIn = stored === undefined || stored.template === null;
    if (read !== undefined && read !== (isBuiltIn ? null : stored.updated)) {
      // A caller who never got the answer asks again.
      if (stored && isSameText(stored, writing)) return { replaces: [], result: stored };
      throw new AppError(entityErrors.revConflict);
    }
    const history = await historyWith(address, writing, context);
    return { replaces: [{ key, before, value: writing }, ...history], result: writing };
  });
  log.info('mail template set', {
    ...address,
    by: updatedBy,
    byUser,
    isBuiltIn: template === null,
  });
  return templateText(address, template === null ? undefined : { ...written, template });
};
