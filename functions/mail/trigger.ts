import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { systemLog } from '#functions/kernel/ports/log.ts';
import { signOnSites } from '#functions/kernel/sign-on-sites.ts';
import { writeSignOnMail } from './sign-on-mail.ts';

/**
 * Answers Cognito with the text of a mail. Without an answer Cognito writes in its own words, so that people can
 * still sign up.
 */
export const handler = async (
  event: CustomMessageTriggerEvent,
): Promise<CustomMessageTriggerEvent> => {
  try {
    return await writeSignOnMail(event, await signOnSites());
  } catch (cause) {
    systemLog.error('sign-on mail not written', cause, { trigger: event.triggerSource });
    return event;
  }
};
