import type * as z from 'zod';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { type IssuedProof, issueProof } from '#functions/proofs/public.ts';
import { mailsOf } from '#functions/requests/process/mails-of.ts';
import { recipientsOfStep } from '#functions/requests/process/notify-recipients.ts';
import { readCalendar } from '#functions/requests/process/read-calendar.ts';
import { readPinnedPackage, readStepFields } from '#functions/requests/process/read-package.ts';
import { readForAct, type StoredProcess } from '#functions/requests/process/read-process.ts';
import { readToday } from '#functions/requests/process/read-today.ts';
import { saveProcess } from '#functions/requests/process/save-process.ts';
import { requireTransition, stepFilled } from '#functions/requests/process/transitions.ts';
import { answerOffers } from '#functions/requests/searching/answer-offers.ts';
import {
  askedProofOf,
  type SentProof,
  withProof,
} from '#functions/requests/searching/prove-search.ts';
import {
  type Rechecked,
  recheckActing,
  recheckFiling,
} from '#functions/requests/searching/recheck-filing.ts';
import { accountClass } from '#shared/accounts/account-class.ts';
import { shownName } from '#shared/accounts/shown-name.ts';
import { AppError, fieldDetail } from '#shared/kernel/app-error.ts';
import { defined } from '#shared/kernel/defined.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import type { RequestProcess } from '#shared/requests/entities/request-process.ts';
import type { RequestPackage, RequestStep } from '#shared/requests/entities/requestpackage.ts';
import type { RequestEvent } from '#shared/requests/entities/status.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { answersOf, answerTo } from '#shared/requests/form-engine/answers.ts';
import { afterTaking, animalsTaken, WANTED_FIELD } from '#shared/requests/process/after-taking.ts';
import { fillEvent } from '#shared/requests/process/fill-event.ts';
import { fileReadersOf } from '#shared/requests/process/supplier-reads.ts';
import { checkDraft, checkStep } from './check-form.ts';
import { checkByLaw } from './check-law.ts';
import { withGround } from './decided-by-law.ts';
import { followOffices } from './follow-offices.ts';
import { nextHid } from './next-hid.ts';
import { readPinnedRules } from './pinned-rules.ts';
import { draftHits, stepHits } from './rule-hits.ts';
import { acceptUploads, shareUploads, takeAttachments } from './take-attachments.ts';

type Input = z.output<(typeof requestEndpoints.fillForm)['input']>;
type Filling = StoredProcess & {
  readonly input: Input;
  readonly form: RequestPackage;
  readonly step: RequestStep;
  readonly event: RequestEvent;
};

/** Saves the draft, sends the request, or fills the step that waits for the caller. */
export const fillForm: Implementation<typeof requestEndpoints.fillForm> = async (
  input,
  context,
) => {
  const { account } = signedIn(context.who);
  if (input.owner !== undefined && input.owner !== account) {
    throw new AppError(requestErrors.otherAccount);
  }
  const { allowed, ...stored } = await readForAct(context, input.process, async (seen) => {
    const form = await readPinnedPackage(context.store, seen.package);
    const { status, step: at } = seen;
    const event = input.draft ? 'saveDraft' : fillEvent(status, form.steps, at);
    requireTransition(context.who, seen, event);
    return { form, event };
  });
  const { form, event } = allowed;
  const index = stored.process.step;
  const step = form.steps[index];
  if (step === undefined) throw new Error(`The package has no step ${index}.`);
  const filling = { ...stored, input, form, step, event };
  return event === 'saveDraft' ? saveDraft(filling, context) : fillStep(filling, context);
};

async function saveDraft({ entity, process, input, form, step }: Filling, context: Context) {
  await recheckActing(context, process);
  const fields = await readStepFields(context.store, step);
  const draft = checkDraft(fields, input.fieldData);
  const { attachments } = await takeAttachments(context, undefined, input.attachments);
  const searchFilter = process.searchFilter && {
    ...process.searchFilter,
    offers: answerOffers(process.searchFilter.offers, input.offers ?? []),
  };
  const data = { ...process, searchFilter, draft, attachments };
  return saveProcess(context, {
    change: { kind: 'update', before: entity, data },
    event: 'saveDraft',
    messages: await draftHits(context, entity, { form, fields, draft }),
  });
}

/**
 * The request as it may be sent today, with its answers after the organic animals of the found offers were
 * subtracted.
 */
type Sending = Pick<Filling, 'process' | 'input'> & {
  readonly proof?: Pick<Rechecked, 'offers' | 'country' | 'law'> & { readonly taken: number };
};

/**
 * Checks a draft again before it is sent.
 * @throws AppError as `recheckFiling`; `requests.nothingLeft`
 */
async function recheck(filling: Filling, context: Context): Promise<Sending> {
  const { input, form } = filling;
  const { process, isProof, ...found } = await recheckFiling(context, filling.process, {
    form,
    answers: answersOf(input.fieldData),
    offers: input.offers ?? [],
  });
  const taken = animalsTaken(found.offers);
  const fieldData = afterTaking(input.fieldData, taken);
  const wanted = answerTo(answersOf(fieldData), WANTED_FIELD);
  if (taken > 0 && typeof wanted === 'number' && wanted <= 0) {
    const error = requestErrors.nothingLeft;
    throw new AppError(error, { details: [fieldDetail(`fieldData.${WANTED_FIELD}`, error)] });
  }
  const sending = { process, input: { ...input, fieldData } };
  return isProof ? { ...sending, proof: { ...found, taken } } : sending;
}

async function fillStep(filling: Filling, context: Context): Promise<Entity> {
  const { entity, form, step, event } = filling;
  const isSending = event === 'send';
  const by = signedIn(context.who).account;
  const reportsForFarm = !isSending && step.role === 'AGR' && by !== filling.process.agr;
  if (reportsForFarm) await recheckActing(context, filling.process);
  const sending: Sending = isSending ? await recheck(filling, context) : filling;
  const { process, input, proof } = sending;
  const fields = await readStepFields(context.store, step);
  const now = context.clock.now();
  const today = await readToday(context, process);
  const rules = await readPinnedRules(context, process, { form, fields, today });
  const decided = { before: process.decision, today, outcome: step.outcome };
  const fieldData = checkStep(fields, input.fieldData, { ...decided, rules });
  const lawful = { form, event, fields, fieldData, today };
  const { validUntil, ...byLaw } = await checkByLaw(context, process, lawful);
  const sent = isSending ? undefined : process;
  const taken = await takeAttachments(context, sent, input.attachments);
  const attachments = await acceptUploads(taken, context);
  const filled = stepFilled(process, {
    steps: form.steps,
    event,
    fieldData,
    by,
    now,
    calendar: await readCalendar(context, process),
  });
  const hid = process.hid ?? (await nextHid(context, process.country));
  const decision = withGround(filled, form, defined({ validUntil }));
  const after = { ...filled, ...byLaw, attachments, hid, decision };
  const messages = [
    ...(await mailsOf(
      recipientsOfStep(process, after, step, by),
      { id: entity.id, process: after },
      context,
    )),
    ...stepHits(rules, { before: entity, fields, fieldData, now }),
  ];
  const save: SaveStep = async (data, more = {}) => {
    const saved = await saveProcess(context, {
      change: { kind: 'update', before: entity, data },
      event,
      more: [...shareUploads(taken.uploads, fileReadersOf(after)), ...(more.changes ?? [])],
      messages,
      ...defined({ replaces: more.replaces }),
    });
    if (isSending) await followOffices(context, after);
    return saved;
  };
  if (proof === undefined) return save(after);
  const asked = { id: entity.id, process: after, form, answers: answersOf(fieldData), ...proof };
  return saveProved(context, asked, save);
}

type SaveStep = (data: RequestProcess, more?: Partial<IssuedProof['part']>) => Promise<Entity>;

/** Saves a sent request together with the proof of its search. */
async function saveProved(
  context: Context,
  sent: Omit<SentProof, 'searchedBy'>,
  save: SaveStep,
): Promise<Entity> {
  const { account: id } = signedIn(context.who);
  const searcher = await context.store.latest(accountClass, id);
  const searchedBy = { id, name: searcher ? shownName(searcher.data.staticData) : '' };
  return issueProof(context, askedProofOf({ ...sent, searchedBy }), ({ id: proof, data, part }) => {
    const { number, sha256 } = data;
    return save(withProof(sent.process, { id: proof, number, sha256 }), part);
  });
}
