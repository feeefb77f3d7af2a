import * as z from 'zod';
import { ENDPOINT } from './stand-in.ts';

const Messages = z.object({ messages: z.record(z.string(), z.unknown()) });

/** Addresses that SES was asked to send to. */
export async function mailedTo(): Promise<readonly string[]> {
  const answer = await fetch(`${ENDPOINT}/_ministack/ses/messages`);
  const { messages } = Messages.parse(await answer.json());
  // They stand in the messages whatever their form.
  return JSON.stringify(messages).match(/[\w.-]+@[\w.-]+\w/g) ?? [];
}
