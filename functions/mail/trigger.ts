import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { systemLog } from '#functions/kernel/ports/log.ts';
import { signOnSites } from '#functions/kernel/sign-on-sites.ts';
import { writeSignOnMail } from './sign-on-mail.ts';

/** Cognito asks what to write. Without an answer nobody could sign up, so it then writes in its own words. */
export const handler = async (
  event: CustomMessageTriggerEvent,
): Promise<CustomMessageTriggerEvent> => {
  try {
    return writeSignOnMail(event, await signOnSites());
  } catch (cause) {
    systemLog.error('sign-on mail not written', cause, { trigger: event.triggerSource });
    return event;
  }
};
