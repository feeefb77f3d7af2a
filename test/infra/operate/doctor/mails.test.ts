import { expect, test } from 'vitest';
import {
  awsWith,
  complaints,
  complaintsWith,
  DEPLOYED,
  deploymentWith,
  json,
} from './aws-stand-in.ts';

/** SES knows the sender because the stage is deployed. */
const identity = (isVerified: boolean) => ({
  ...DEPLOYED,
  'ses identities': json({ VerifiedForSendingStatus: isVerified }),
});

test('a sender of the sign-in pages that SES does not know, or not yet, holds a deployment up', async () => {
  const deployment = deploymentWith({}, { signOnSender: 'no-reply@de.livestock.test' });
  expect(await complaints({ deployment })).toEqual([
    'wrong mails: SES does not know de.livestock.test yet: deploy without signOnSender first.',
  ]);
  expect(await complaints({ deployment, askAws: awsWith(identity(false)) })).toEqual([
    'wrong mails: SES does not send for de.livestock.test yet: its three DKIM records are not seen in the DNS. Until then leave signOnSender out.',
  ]);
  expect(await complaints({ deployment, askAws: awsWith(identity(true)) })).toEqual([]);
});

test('the sandbox of SES, a small quota and a sender that waits are told, and do not hold a deployment up', async () => {
  const account = (more: object) =>
    json({
      ProductionAccessEnabled: true,
      SendingEnabled: true,
      SendQuota: { Max24HourSend: 50_000 },
      ...more,
    });
  const sandbox = account({ ProductionAccessEnabled: false });
  expect(await complaintsWith({ ...identity(false), 'ses account': sandbox })).toEqual([
    'note mails: SES sends to verified addresses only in eu-central-1: ask for production access in its console before people come.',
    'note mails: SES does not send for de.livestock.test yet: its three DKIM records are not seen in the DNS.',
  ]);
  const small = account({ SendQuota: { Max24HourSend: 200 } });
  expect(await complaintsWith({ 'ses account': small })).toEqual([
    'note mails: SES sends 200 mails a day at most in eu-central-1: have the quota raised before many people come.',
  ]);
  const suspended = account({ SendingEnabled: false });
  expect(await complaintsWith({ 'ses account': suspended })).toEqual([
    'wrong mails: SES has suspended sending in eu-central-1: see its console for the reason.',
  ]);
});
