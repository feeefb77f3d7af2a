import type { World } from './context.ts';
import type { Mailer } from './ports/mailer.ts';
import { makeOnce, type Once } from './ports/once.ts';
import { makeSesMailer } from './ports/ses-mailer.ts';
import { makeTableClient } from './store/table.ts';
import { world } from './world.ts';

/** What the sender of mails needs; apart from `World`, so that API handlers carry no mail client. */
export type MailWorld = Pick<World, 'store' | 'config' | 'log'> & {
  readonly mailer: Mailer;
  readonly once: Once;
};

let made: MailWorld | undefined;

/** The process's own, made when first asked for. */
export function mailWorld(): MailWorld {
  made ??= makeMailWorld(world());
  return made;
}

function makeMailWorld({ store, config, log, clock }: World): MailWorld {
  const once = makeOnce({ client: makeTableClient(), table: config.TABLE, clock });
  return { store, config, log, once, mailer: makeSesMailer(config.MAIL_SENDER) };
}
