import type { MailTexts } from './mail-texts.ts';

export const germanMails: MailTexts = {
  mails: {
    requestStepWaiting: {
      subject: 'Antrag {hid} wartet auf Sie',
      body: `
Guten Tag,

der Antrag **{hid}** wartet auf Ihre Bearbeitung.

[Antrag öffnen]({link})`,
    },
    requestStepDone: {
      subject: 'Neues zum Antrag {hid}',
      body: `
Guten Tag,

im Antrag **{hid}** wurde ein Schritt abgeschlossen. Sie müssen jetzt nichts tun.

[Antrag ansehen]({link})`,
    },
    requestDecided: {
      subject: 'Ihr Antrag {hid} wurde {outcome}',
      body: `
Guten Tag,

Ihr Antrag **{hid}** wurde **{outcome}**. Alle Angaben dazu finden Sie im Antrag.

[Antrag öffnen]({link})`,
    },
    requestRetracted: {
      subject: 'Antrag {hid} wurde zurückgezogen',
      body: `
Guten Tag,

der Antrag **{hid}** wurde zurückgezogen. Er ist nicht mehr gültig, Sie müssen nichts weiter tun.

[Antrag ansehen]({link})`,
    },
  },
  outcomes: { accepted: 'genehmigt', rejected: 'abgelehnt', closed: 'abgeschlossen' },
  footer: 'Diese Nachricht wurde automatisch von {domain} versandt.',
};
