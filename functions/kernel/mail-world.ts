import { makeSesMailer } from './adapters/ses-mailer.ts';
import { makeSqsQueue } from './adapters/sqs-queue.ts';
import { makeOnce } from './adapters/table-once.ts';
import type { World } from './context.ts';
import type { Mailer } from './ports/mailer.ts';
import type { Once } from './ports/once.ts';
import type { ReceivedQueue } from './ports/queue.ts';
import { tableClient } from './store/table.ts';
import { currentWorld } from './world.ts';

/** The part of the world that sends mails; apart from `World`, so that API handlers carry no mail client. */
export type MailWorld = Pick<World, 'store' | 'values' | 'clock' | 'random' | 'config' | 'log'> & {
  readonly mailer: Mailer;
  readonly once: Once;
  /** The queue that mails come from, for those that must wait. */
  readonly queue: ReceivedQueue;
};

let made: { readonly mailWorld: MailWorld; readonly from: World } | undefined;

/** Returns the process's own mail world; it is made at the first call, and again when the process's world is. */
export async function mailWorld(): Promise<MailWorld> {
  const from = await currentWorld();
  if (made?.from !== from) made = { mailWorld: makeMailWorld(from), from };
  return made.mailWorld;
}

/** The world of the sender of mails beside that of the API. */
export function makeMailWorld({ store, values, config, log, clock, random }: World): MailWorld {
  return {
    store,
    values,
    config,
    log,
    clock,
    random,
    once: makeOnce({ client: tableClient(), table: config.TABLE, clock }),
    mailer: makeSesMailer({
      sender: config.MAIL_SENDER,
      configurationSet: config.MAIL_CONFIGURATION_SET,
    }),
    queue: makeSqsQueue(config.queueUrls.mail),
  };
}
