import type { MailTexts } from './mail-texts.ts';

export const englishMails: MailTexts = {
  mails: {
    requestStepWaiting: {
      subject: 'Request {hid} is waiting for you',
      body: `
Hello,

request **{hid}** is waiting for you to deal with it.

[Open the request]({link})`,
    },
    requestStepDone: {
      subject: 'News on request {hid}',
      body: `
Hello,

a step of request **{hid}** was completed. There is nothing for you to do now.

[View the request]({link})`,
    },
    requestDecided: {
      subject: 'Your request {hid} was {outcome}',
      body: `
Hello,

your request **{hid}** was **{outcome}**. You will find all details in the request.

[Open the request]({link})`,
    },
    requestRetracted: {
      subject: 'Request {hid} was withdrawn',
      body: `
Hello,

request **{hid}** was withdrawn. It is no longer valid, and there is nothing left for you to do.

[View the request]({link})`,
    },
  },
  outcomes: { accepted: 'approved', rejected: 'rejected', closed: 'closed' },
  footer: 'This message was sent automatically by {domain}.',
};
