import * as z from 'zod';
import { ENDPOINT } from './stand-in.ts';

const Messages = z.object({ messages: z.record(z.string(), z.unknown()) });

/** Returns the addresses that SES was asked to send to. */
export async function mailedAddresses(): Promise<readonly string[]> {
  const answer = await fetch(`${ENDPOINT}/_ministack/ses/messages`);
  const { messages } = Messages.parse(await answer.json());
  // The addresses stand in the messages whatever their form.
  return JSON.stringify(messages).match(/[\w.-]+@[\w.-]+\w/g) ?? [];
}
