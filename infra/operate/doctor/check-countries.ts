import * as z from 'zod';
import { countryEndpoints } from '#shared/countries/endpoints.ts';
import {
  askForFinding,
  type Check,
  type Examined,
  type Finding,
  goodFinding,
  wrongFinding,
} from './finding.ts';
import { isAnswered, jsonOf } from './refusal-of.ts';
import { outputsOf } from './stage-stacks.ts';

/** A site's address is told by an output of its own, `AddressAT` (`stacks/site-stack.ts`). */
const ADDRESS = /^Address([A-Z]{2})$/;
/** The answer of a site to whom asks for a country by its code; a choice of others where it is not on the website. */
const Answer = z.object({
  data: z.union([
    z.object({ country: z.object({ data: z.object({ code: z.string() }) }) }),
    z.object({ countries: z.array(z.unknown()) }),
  ]),
});

/** Checks that no country that the deployment would remove is still open to people. */
export const checkCountries: Check = async (examined) => {
  const outputs = await outputsOf('site', examined);
  const deployed = [...outputs].flatMap(([name, address]) => {
    const code = ADDRESS.exec(name)?.[1];
    return code === undefined ? [] : [{ code, address }];
  });
  const configured = new Set<string>(examined.deployment.countries.map(({ code }) => code));
  const removed = deployed.filter(({ code }) => !configured.has(code));
  if (removed.length === 0) return [goodFinding('No country is taken away.')];
  return Promise.all(
    removed.map((site) =>
      askForFinding(`The country ${site.code}`, () => checkRemoved(site, examined)),
    ),
  );
};

/** Asks the site that goes, as anybody may: the credentials of a pipeline read nothing of the table. */
async function checkRemoved(
  { code, address }: { readonly code: string; readonly address: string },
  { readPage }: Pick<Examined, 'readPage'>,
): Promise<Finding> {
  const input = { url: `https://country.invalid/${code.toLowerCase()}/` };
  const url = new URL(`https://${address}/api/${countryEndpoints.getByUrl.path}`);
  url.searchParams.set('payload', JSON.stringify(input));
  const page = await readPage(url.href);
  if (!isAnswered(page)) throw new Error(`its site answers with ${page.status}`);
  const { data } = Answer.parse(jsonOf(page.text));
  if ('countries' in data)
    return goodFinding(`${code} is taken away; people do not see it any more.`);
  return wrongFinding(
    `countries.ts has no ${code} any more, but people still use that country: have an administrator take it off the website first (enabledForWebsite), or bring its row back.`,
  );
}
