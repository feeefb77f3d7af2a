import * as z from 'zod';
import { domainOf } from '#infra/deploy/configuration/domain-of.ts';
import {
  askForFinding,
  type Check,
  type Examined,
  type Finding,
  goodFinding,
  noteFinding,
  wrongFinding,
} from './finding.ts';
import { isAnswered, jsonOf, refusalOf } from './refusal-of.ts';

const Account = z.object({
  ProductionAccessEnabled: z.boolean(),
  SendingEnabled: z.boolean(),
  SendQuota: z.object({ Max24HourSend: z.number() }),
});
/** The mails of a busy day of several countries: codes, invitations, news of requests. */
const MAILS_A_DAY = 1000;
/** SES's value of a quota without end. */
const ENDLESS = -1;
const Identity = z.object({ VerifiedForSendingStatus: z.boolean() });

/** Checks that SES sends to everybody, and for the senders' domains. */
export const checkMail: Check = async (examined) => {
  const domains = new Set(
    examined.deployment.countries.map(({ mailSender }) => domainOf(mailSender)),
  );
  return Promise.all([
    askForFinding('SES', () => checkSending(examined)),
    ...[...domains].map((domain) =>
      askForFinding(`SES, ${domain}`, () => checkSender(domain, examined)),
    ),
  ]);
};

async function checkSending({ deployment, askAws }: Examined): Promise<Finding> {
  const { region } = deployment.stage;
  const answer = await askAws({ service: 'ses', region, path: '/v2/email/account' });
  const account = Account.safeParse(jsonOf(answer.text));
  if (!isAnswered(answer) || !account.success) {
    return wrongFinding(
      `SES does not say how it stands in ${region} (${refusalOf(answer)}): see its console.`,
    );
  }
  if (!account.data.SendingEnabled) {
    return wrongFinding(`SES has suspended sending in ${region}: see its console for the reason.`);
  }
  if (!account.data.ProductionAccessEnabled) {
    return noteFinding(
      `SES sends to verified addresses only in ${region}: ask for production access in its console before people come.`,
    );
  }
  const { Max24HourSend: mails } = account.data.SendQuota;
  return mails === ENDLESS || mails >= MAILS_A_DAY
    ? goodFinding(`SES sends to everybody in ${region}.`)
    : noteFinding(
        `SES sends ${mails} mails a day at most in ${region}: have the quota raised before many people come.`,
      );
}

async function checkSender(domain: string, { deployment, askAws }: Examined): Promise<Finding> {
  const { region } = deployment.stage;
  const path = `/v2/email/identities/${domain}`;
  const answer = await askAws({ service: 'ses', region, path });
  const isSignOnSender = domain === domainOf(deployment.stage.signOnSender ?? '');
  if (answer.status === 404 && isSignOnSender) {
    return wrongFinding(`SES does not know ${domain} yet: deploy without signOnSender first.`);
  }
  if (answer.status === 404) return goodFinding(`SES gets to know ${domain} by the deployment.`);
  const identity = Identity.safeParse(jsonOf(answer.text));
  if (!isAnswered(answer) || !identity.success) {
    return wrongFinding(
      `SES does not say how ${domain} stands (${refusalOf(answer)}): see its console.`,
    );
  }
  if (identity.data.VerifiedForSendingStatus) return goodFinding(`SES sends for ${domain}.`);
  const sentence = `SES does not send for ${domain} yet: its three DKIM records are not seen in the DNS.`;
  // Cognito refuses a sender that is not verified, and the deployment fails.
  return isSignOnSender
    ? wrongFinding(`${sentence} Until then leave signOnSender out.`)
    : noteFinding(sentence);
}
