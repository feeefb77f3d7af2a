import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { countryClass } from '#shared/countries/country.ts';
import type { importEndpoints } from '#shared/imports/endpoints.ts';
import type { CountryCode } from '#shared/kernel/country-code.ts';
import { XLSX } from './import-keys.ts';
import { requireKind } from './import-run.ts';
import { templateColumns } from './template.ts';
import { importTextsFor } from './texts/import-texts-for.ts';

/** Writes an empty spreadsheet with the headings of a kind and one example, in the form of the account's country. */
export const getTemplate: Implementation<typeof importEndpoints.getTemplate> = async (
  { kind, language },
  context,
) => {
  signedIn(context.who);
  requireKind(kind, context);
  const { addRows, beginXlsx, endXlsx } = await import('#functions/kernel/sheets/write-xlsx.ts');
  const columns = templateColumns(kind, { language, country: await countryOf(context) });
  const { file, sheet } = importTextsFor(language).names[kind];
  const begun = beginXlsx({ name: sheet, columns });
  const example = columns.map(({ example: text }) => ({ kind: 'text' as const, text }));
  const added = addRows(begun.state, [example]);
  const content = Buffer.concat([begun.bytes, added.bytes, endXlsx(added.state)]);
  return { name: `${file}.xlsx`, contentType: XLSX, content: content.toString('base64') };
};

async function countryOf({ who, store }: Context): Promise<CountryCode | undefined> {
  const country = who.country === null ? undefined : await store.latest(countryClass, who.country);
  return country?.data.code;
}
