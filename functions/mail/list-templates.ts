import type { Implementation, World } from '#functions/kernel/context.ts';
import { LOCALES } from '#shared/kernel/locale.ts';
import type { mailEndpoints, TemplateText } from '#shared/mail/endpoints.ts';
import { MAIL_TEMPLATE_NAMES } from '#shared/mail/mail-message.ts';
import { MAIL_VARIABLES } from '#shared/mail/mail-variables.ts';
import {
  addressesIn,
  type StoredTemplate,
  storedTemplates,
  type TemplateAddress,
  templateKey,
} from './stored-templates.ts';
import { builtInText } from './templates/mail-catalogue.ts';

export const listTemplates: Implementation<typeof mailEndpoints.listTemplates> = (
  _input,
  context,
) => Promise.all(MAIL_TEMPLATE_NAMES.map((name) => describeMail(name, context)));

async function describeMail(name: TemplateAddress['name'], world: Pick<World, 'values'>) {
  const addresses = addressesIn(name, LOCALES);
  const stored = await storedTemplates(addresses, world);
  const { known, needed } = MAIL_VARIABLES[name];
  const texts = await Promise.all(
    addresses.map((address) => templateText(address, stored.get(templateKey(address)))),
  );
  return {
    name,
    variables: [...known],
    needed: [...needed],
    texts: texts.filter((text) => text !== null),
  };
}

/** Returns a text as administrators see it; null where there is neither an own one nor a built-in one. */
export async function templateText(
  { name, language, type }: TemplateAddress,
  stored: StoredTemplate | undefined,
): Promise<TemplateText | null> {
  const builtIn = (await builtInText(name, language))?.[type].trim() ?? null;
  const template = stored?.template ?? builtIn;
  if (template === null) return null;
  const { updated = null, updatedBy = null } = stored ?? {};
  return { language, type, template, builtIn, updated, updatedBy };
}
