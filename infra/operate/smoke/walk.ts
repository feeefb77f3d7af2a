import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import * as z from 'zod';
import { pdfFile } from '#infra/demo/uploads/pdf-file.ts';
import { accountEndpoints } from '#shared/accounts/endpoints.ts';
import { countryEndpoints } from '#shared/countries/endpoints.ts';
import { diagnosticsEndpoints } from '#shared/diagnostics/endpoints.ts';
import { entityEndpoints } from '#shared/entities/endpoints.ts';
import type { AttributeFilter } from '#shared/kernel/attribute-filter.ts';
import { searchEndpoints } from '#shared/search/endpoints.ts';
import { sessionEndpoints } from '#shared/sessions/endpoints.ts';
import { type AskSite, makeAskSite, read, type SiteAnswer } from './ask-site.ts';
import { type Person, signIn } from './sign-in.ts';
import { type Undo, undoing } from './undoing.ts';

export type Walk = {
  /** The address of a country's site: `https://de.livestock.test`. */
  readonly site: string;
  readonly page: Page;
  readonly person: Person;
  /** The receiver of the mail, which nobody has to read. */
  readonly mailTo: string;
  /** Resolves when that mail has left, where that can be seen. */
  readonly mailLeft?: (address: string) => Promise<void>;
  /** Called for each step that was walked. */
  readonly tell: (step: string, what: string) => void;
};

type Signed = { readonly ask: AskSite; readonly token: string; readonly account: string };
type Country = { readonly id: string; readonly code: string };

const Pinned = z.object({ id: z.uuid(), rev: z.int() });
const Users = z.object({
  invites: z.array(z.object({ id: z.uuid(), email: z.string().nullable() })),
});
const FILE = 'smoke-test.pdf';

/**
 * Walks through the running product: pages, search, sign-in, a save, a file, a mail. It removes everything it makes,
 * also when a step fails.
 * @throws Error that names the failed step
 */
export async function walk(wanted: Walk): Promise<void> {
  const { site, page, person, tell } = wanted;
  const ask = makeAskSite(site);
  tell('pages', await seePages(site));
  tell('health', await seeHealth(ask));
  const country = await seeCountry(ask, site);
  tell('country', country.code);
  tell('search', await search(ask, country));
  const token = await named('sign-in', () => signIn(page, site, person));
  const { id: account } = Pinned.parse(
    expectStatus('sign-in', await ask(sessionEndpoints.getAccount, {}, token), 200),
  );
  tell('sign-in', `${person.login} acts through an account`);
  const signed = { ask, token, account };
  const removed = await undoing(async (undo) => {
    const upload = await save(signed, undo);
    tell('save', 'made, changed; a stale change 409');
    tell('upload', await sendFile(signed, upload));
    tell('mail', await inviteByMail(signed, wanted, undo));
  });
  tell('removed', removed.join(', '));
}

async function seePages(site: string): Promise<string> {
  const page = await read(new URL('/', site));
  const script = /<script[^>]* src="([^"]+)"/.exec(page.text)?.[1];
  if (page.status !== 200 || script === undefined) {
    throw new Error(`pages: ${site} answered ${page.status} without the product's page.`);
  }
  if (!page.headers.get('content-security-policy')?.includes("default-src 'self'")) {
    throw new Error(`pages: ${site} comes without its security headers.`);
  }
  const code = await read(new URL(script, site));
  if (code.status !== 200) throw new Error(`pages: ${script} answered ${code.status}.`);
  return 'the page, its headers and its script';
}

async function seeHealth(ask: AskSite): Promise<string> {
  const { health } = diagnosticsEndpoints;
  const { version, build } = health.output.parse(
    expectStatus('health', await ask(health, {}), 200),
  );
  return `version ${version}, build ${build}`;
}

async function seeCountry(ask: AskSite, site: string): Promise<Country> {
  const { getByUrl } = countryEndpoints;
  const data = expectStatus('country', await ask(getByUrl, { url: `${site}/` }), 200);
  const { country } = getByUrl.output.options[0].parse(data);
  return { id: country.id, code: country.data.code };
}

/** Searches as the first page of a guest does: the kinds of animals, and the offers of one. */
async function search(ask: AskSite, country: Country): Promise<string> {
  const { execute, count: counting } = searchEndpoints;
  const kinds = await ask(execute, { entityClass: 'animalkind', pagination: { limit: 1 } });
  const [kind] = execute.output.parse(expectStatus('search', kinds, 200)).items;
  if (kind === undefined) return 'a guest finds no animal kinds yet';
  const attributeFilter = {
    $and: [
      { field: 'country', comparison: 'eq', value: country.id },
      { field: 'animalkind', comparison: 'eq', value: kind.id },
    ],
  } satisfies AttributeFilter;
  const answer = await ask(counting, { entityClass: 'offer', attributeFilter });
  const { count } = counting.output.parse(expectStatus('search', answer, 200));
  return `a guest finds ${count} offers of one animal kind`;
}

async function save(
  { ask, token, account }: Signed,
  undo: Undo[],
): Promise<z.infer<typeof Pinned>> {
  const made = await ask(
    entityEndpoints.create,
    {
      entityclass: 'upload',
      data: { name: 'Smoke test', category: 'request', owner: account },
    },
    token,
  );
  const { id, rev } = Pinned.parse(expectStatus('save', made, 200));
  undo.push({
    what: 'the upload',
    run: async () => {
      expectStatus('remove', await ask(entityEndpoints.delete, { id }, token), 200);
    },
  });
  const change = { id, rev, patch: { notice: 'Made by the smoke test, which removes it.' } };
  const changed = await ask(entityEndpoints.updateFromPatch, change, token);
  const saved = Pinned.parse(expectStatus('save', changed, 200));
  expectStatus('save', await ask(entityEndpoints.updateFromPatch, change, token), 409);
  return saved;
}

async function sendFile({ ask, token }: Signed, upload: z.infer<typeof Pinned>): Promise<string> {
  const { setAttachment, getAttachment } = entityEndpoints;
  const file = pdfFile('Smoke test', [randomBytes(16).toString('hex')]);
  const attachment = { name: FILE, contentType: 'application/pdf', size: file.length };
  const set = await ask(setAttachment, { id: upload.id, rev: upload.rev, attachment }, token);
  const form = setAttachment.output.parse(expectStatus('upload', set, 200)).upload;
  if (form === undefined) throw new Error('upload: there was no form for the file.');
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), FILE);
  const sent = await fetch(form.url, { method: 'POST', body });
  if (!sent.ok) throw new Error(`upload: the storage answered ${sent.status}.`);
  const asked = await ask(getAttachment, { id: upload.id }, token);
  const { url } = getAttachment.output.parse(expectStatus('upload', asked, 200));
  const loaded = Buffer.from(await (await fetch(url)).arrayBuffer());
  if (!loaded.equals(file)) throw new Error('upload: what comes back is not what was sent.');
  return `${file.length} bytes went to the storage and came back`;
}

/** Sends a mail that nobody has to read: an invitation to the account, which `undo` takes back. */
export async function inviteByMail(
  { ask, token, account }: Signed,
  { mailTo, mailLeft }: Pick<Walk, 'mailTo' | 'mailLeft'>,
  undo: Undo[],
): Promise<string> {
  const { inviteUser, getUsers, revokeUserInvite } = accountEndpoints;
  const findInvite = async (step: string): Promise<string> => {
    const users = expectStatus(step, await ask(getUsers, { account }, token), 200);
    const invite = Users.parse(users).invites.find(({ email }) => email === mailTo);
    if (invite === undefined) throw new Error(`${step}: the invitation is not kept.`);
    return invite.id;
  };
  expectStatus('mail', await ask(inviteUser, { account, email: mailTo }, token), 200);
  undo.push({
    what: 'the invitation',
    run: async () => {
      const input = { account, invite: await findInvite('remove') };
      expectStatus('remove', await ask(revokeUserInvite, input, token), 200);
    },
  });
  await findInvite('mail');
  if (mailLeft === undefined) return `an invitation is on its way to ${mailTo}`;
  await named('mail', () => mailLeft(mailTo));
  return `an invitation left for ${mailTo}`;
}

function expectStatus(step: string, { status, data }: SiteAnswer, wanted: number): unknown {
  if (status !== wanted)
    throw new Error(`${step}: the API answered ${status} instead of ${wanted}.`);
  return data;
}

async function named<T>(step: string, run: () => Promise<T>): Promise<T> {
  return run().catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${step}: ${reason}`, { cause });
  });
}
