import type * as z from 'zod';
import type { Context, Implementation } from '#functions/kernel/context.ts';
import { signedIn } from '#functions/kernel/http/signed-in.ts';
import { AppError } from '#shared/kernel/app-error.ts';
import type { Entity } from '#shared/kernel/entity.ts';
import type { requestEndpoints } from '#shared/requests/endpoints.ts';
import { requestErrors } from '#shared/requests/errors.ts';
import { fillEvent } from '#shared/requests/fill-event.ts';
import type { RequestPackage, RequestStep } from '#shared/requests/requestpackage.ts';
import { partiesOf } from '#shared/requests/standings.ts';
import { checkDraft, checkStep } from './check-form.ts';
import { mailsOf } from './mails-of.ts';
import { nextHid } from './next-hid.ts';
import { recipientsOfStep } from './notify-recipients.ts';
import { readPinnedRules } from './pinned-rules.ts';
import { readPinnedPackage, readStepFields } from './read-package.ts';
import { readCurrentProcess, type StoredProcess } from './read-process.ts';
import { readToday } from './read-today.ts';
import { recheckActing, recheckFiling } from './recheck-filing.ts';
import { saveProcess } from './save-process.ts';
import { acceptUploads, shareUploads, takeAttachments } from './take-attachments.ts';
import { requireTransition, stepFilled } from './transitions.ts';

type Input = z.output<(typeof requestEndpoints.fillForm)['input']>;
type Filling = StoredProcess & {
  readonly input: Input;
  readonly form: RequestPackage;
  readonly step: RequestStep;
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
  const stored = await readCurrentProcess(context, input.process);
  const form = await readPinnedPackage(context.store, stored.process.package);
  const { status, step: at } = stored.process;
  const event = input.draft ? 'saveDraft' : fillEvent(status, form.steps, at);
  requireTransition(context.who, stored.process, event);
  const step = form.steps[at];
  if (step === undefined) throw new Error(`The package has no step ${at}.`);
  const filling = { ...stored, input, form, step };
  return event === 'saveDraft' ? saveDraft(filling, context) : fillStep(filling, context);
};

async function saveDraft({ entity, process, input, step }: Filling, context: Context) {
  await recheckActing(context, process);
  const draft = checkDraft(await readStepFields(context.store, step), input.fieldData);
  const { attachments } = await takeAttachments(context, [], input.attachments);
  return saveProcess(context, {
    change: { kind: 'update', before: entity, data: { ...process, draft, attachments } },
    event: 'saveDraft',
  });
}

async function fillStep(filling: Filling, context: Context): Promise<Entity> {
  const { entity, input, form, step } = filling;
  const isSending = filling.process.status === 'new';
  const process = isSending
    ? await recheckFiling(context, filling.process, input.offers)
    : filling.process;
  const by = signedIn(context.who).account;
  const fields = await readStepFields(context.store, step);
  const now = context.clock.now();
  const today = await readToday(context, process);
  const fieldData = checkStep(fields, input.fieldData, {
    before: process.decision,
    today,
    evaluateRules: await readPinnedRules(context, process, { form, fields, today }),
  });
  const stays = isSending ? [] : process.attachments;
  const { attachments, uploads } = await takeAttachments(context, stays, input.attachments);
  await acceptUploads(uploads, context);
  const filled = stepFilled(process, { steps: form.steps, fieldData, by, now });
  const hid = process.hid ?? (await nextHid(context, process.country));
  const after = { ...filled, attachments, hid };
  return saveProcess(context, {
    change: { kind: 'update', before: entity, data: after },
    event: fillEvent(process.status, form.steps, process.step),
    more: shareUploads(uploads, partiesOf(after)),
    messages: await mailsOf(
      recipientsOfStep(process, after, step, by),
      { id: entity.id, process: after },
      context,
    ),
  });
}
