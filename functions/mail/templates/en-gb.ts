import { withPhrases } from './with-phrases.ts';

export const englishMails = withPhrases({
  greeting: 'Hello,',
  openRequest: 'Open the request',
  viewRequest: 'View the request',
  mails: {
    requestStepWaiting: {
      subject: 'Request ((hid)) is waiting for you',
      body: `
request **((hid))** is waiting for you to deal with it.`,
      link: 'openRequest',
    },
    requestsHandedOver: {
      subject: 'Requests handed over to you are waiting: ((count))',
      body: `
requests that were with another authority have been handed over to you, because you are now responsible for their region.

Requests waiting for you to deal with them: **((count))**

[Open the requests](((link)))`,
    },
    requestStepDone: {
      subject: 'News on request ((hid))',
      body: `
a step of request **((hid))** was completed. There is nothing for you to do now.`,
      link: 'viewRequest',
    },
    requestDecided: {
      subject: 'Request ((hid)) was ((outcome))',
      body: `
the request **((hid))** was **((outcome))**. You will find all details in the request.`,
      link: 'openRequest',
    },
    requestRetracted: {
      subject: 'Request ((hid)) was retracted',
      body: `
request **((hid))** was retracted before it was decided. There is nothing left for you to do.`,
      link: 'viewRequest',
    },
    requestWaived: {
      subject: 'Permission ((hid)): the rest is waived',
      body: `
the farm waives what it has not bought yet under the permission **((hid))**. The decision stands; what was bought until now was permitted.`,
      link: 'viewRequest',
    },
    requestRevoked: {
      subject: 'Permission ((hid)) was revoked',
      body: `
**((party))** has revoked the permission **((hid))**. From now on no animals may be bought under it.`,
      link: 'viewRequest',
    },
    requestDeleted: {
      subject: 'Request ((hid)) was deleted',
      body: `
the administration of the database has deleted request **((hid))**: it is not shown there any more.

If that is not right, please write to us through the contact form on ((domain)).`,
    },
    requestReopened: {
      subject: 'Request ((hid)) is open again',
      body: `
the request **((hid))** had lapsed without a decision. **((party))** has opened it again and will decide it.`,
      link: 'viewRequest',
    },
    requestStepDue: {
      subject: 'Request ((hid)): due by ((until))',
      body: `
request **((hid))** is waiting for your answer. The time for it ends on **((until))**.

Without your answer the request then goes on to the next party, and shows that your answer is missing.`,
      link: 'openRequest',
    },
    requestStepStays: {
      subject: 'Request ((hid)): due by ((until))',
      body: `
request **((hid))** is waiting for your answer. The day set for it: **((until))**.

It stays with you until you answer; it does not go on by itself.`,
      link: 'openRequest',
    },
    requestEndsSoon: {
      subject: 'Request ((hid)): due by ((until))',
      body: `
request **((hid))** is waiting for you to deal with it. The time for it ends on **((until))**.

If nothing happens by then, the request lapses without a decision.`,
      link: 'openRequest',
    },
    requestLapsesSoon: {
      subject: 'Request ((hid)): no decision yet',
      body: `
request **((hid))** has not been decided yet. It is with **((party))**. The time for it ends on **((until))**.

Without a decision by then the request lapses: the form that it was begun with says so. We have reminded the party in charge, too; if in doubt, please ask them.`,
      link: 'viewRequest',
    },
    requestPassedOn: {
      subject: 'Request ((hid)) went on without an answer',
      body: `
in request **((hid))**, **((party))** did not answer in the time until ((until)). The request has gone on to the next party without this answer. There is nothing for you to do now.`,
      link: 'viewRequest',
    },
    requestStillOpen: {
      subject: 'Request ((hid)): not decided yet, it stays open',
      body: `
in request **((hid))**, **((party))** did not answer by ((until)). Your request does not end by that: it stays open until it is decided. Silence is neither a permission nor a refusal.

We have reminded the office once more and, where one is named, told the office above it. You can also ask there yourself; what rights you have when an authority does not act is said by the law of your country.`,
      link: 'viewRequest',
    },
    requestOverdue: {
      subject: 'Request ((hid)) is overdue',
      body: `
request **((hid))** is with **((party))**. The time for it ended on **((until))**. It stays open until it is answered.

The farm and, where one is named, the office above have received the same message.`,
      link: 'openRequest',
    },
    requestReportDue: {
      subject: 'Permission ((hid)): please report what was bought',
      body: `
the permission **((hid))** ends soon or has ended. What was bought and is not reported yet, please report by **((until))**. If nothing was bought, report 0. If nothing more comes, tick that.

What is not reported does not count for the farm’s yearly maximum once the permission is over.

[Report the purchase](((link)))`,
    },
    requestReportMissing: {
      subject: 'Permission ((hid)): the purchase is not reported',
      body: `
the purchase under permission **((hid))** of **((party))** was not reported in full by **((until))**. What is not reported counts as not bought. The report can still be given.`,
      link: 'openRequest',
    },
    requestLapsed: {
      subject: 'Request ((hid)) has lapsed without a decision',
      body: `
in request **((hid))**, **((party))** did not answer in the time until ((until)). With that the request has lapsed without a decision: it is neither granted nor refused. The form that it was begun with said so.

Whoever decides can open it again for 30 days; please ask there. Or the farm makes a new request out of it: its answers are taken over as far as they still fit.`,
      link: 'viewRequest',
    },
    requestMarkTaken: {
      subject: 'Request ((hid)): your mark no longer applies',
      body: `
request **((hid))** was marked as being handled by **((editor))**. Somebody else has replaced or removed this mark. The request shows who is handling it now.`,
      link: 'viewRequest',
    },
    emailVerification: {
      subject: '((code)) is your verification code',
      body: `
your code to verify this e-mail address is:

**((code))**

Enter it in your profile on ((domain)) within ((minutes)) minutes. Do not pass it on to anybody.

If you did not ask for a code, there is nothing you need to do.`,
    },
    invitation: {
      subject: 'Invitation: ((accountName)) on ((domain))',
      body: `
you are invited to use the account **((accountName))** (((role))) on ((domain)).

[Accept the invitation](((link)))

The invitation is valid until ((expires)) and works only once. You will sign in with your own login.`,
    },
    addressRemoved: {
      subject: 'Mails about ((accountName)) no longer go to this address',
      body: `
somebody who uses the account **((accountName))** on ((domain)) has changed its e-mail addresses. Mails about this account no longer go to you.

If that is right, you need not do anything.

If it is not right, please ask your control body at once, or write to us through the contact form on ((domain)).`,
    },
    farmCode: {
      subject: '((code)) is the code for ((accountName))',
      body: `
**((person))** wants to use the account **((accountName))** on ((domain)) and asks for a code:

**((code))**

If that is you, enter it within ((minutes)) minutes where you asked for it.

Whoever has the code can read and change everything about this farm. If you do not know about it, pass it on to nobody; then nothing happens.`,
    },
    accountJoined: {
      subject: 'Somebody new uses ((accountName))',
      body: `
**((person))** has accepted an invitation and now uses the account **((accountName))** on ((domain)).

[See who uses this account](((link)))

Everybody who uses the account can remove a person there.`,
    },
    farmClaimed: {
      subject: 'Please check: somebody new uses ((accountName))',
      body: `
**((person))** now uses the account **((accountName))** on ((domain)). The person knew the control body, control number and postal code of the farm.

If that is right, there is nothing you need to do.

If it is not, remove the person here:

[That was not me](((link)))

The link is valid until ((expires)) and works only once, even if the person has left the account by then.`,
    },
    accountLeft: {
      subject: 'Somebody no longer uses ((accountName))',
      body: `
**((person))** no longer uses the account **((accountName))** on ((domain)): ((departure)).

People who use the account now: **((users))**

If that is not right, please write to us through the contact form on ((domain)).`,
    },
    farmRestored: {
      subject: '((accountName)) is as it was before: please check',
      body: `
somebody of the farm said “That was not me”. **((person))** no longer uses the account **((accountName))** on ((domain)).

Addresses, e-mails, places of sale and the consent to the terms of service are again as before ((since)). What others have changed there since then is undone too. Invitations since then that nobody has used are no longer valid.

What follows is not undone by itself; please check it, and take it back yourself:

Offers made or changed since then:
((offers))

Requests sent since then:
((requests))

People who use the account now: **((users))**

Nobody can register for this farm until the control body has invited somebody.`,
    },
    contactRequest: {
      subject: 'Contact request: ((subject))',
      opening: '**((subject))**',
      body: `
((message))

- Name: ((name))
- E-mail: ((email))
- Phone: ((phone))
- Control number: ((controlNumber))
- Reference: ((reference))

A reply to this e-mail goes to the person who asked.`,
    },
    contactRequestCopy: {
      subject: 'Your request: ((subject))',
      opening: 'Hello ((name)),',
      body: `
we have received your request (reference ((reference))) and will answer within ((days)) working days.

Your message:

((message))`,
    },
    contactReceipt: {
      subject: 'We have received your message (reference ((reference)))',
      body: `
we have received your message and will answer within ((days)) working days. If you have any questions, please quote the reference ((reference)).

If you did not write to us, somebody else gave your address. There is nothing you need to do then.`,
    },
    missingOffergroup: {
      subject: 'Missing breed or origin: ((name))',
      body: `
**((accountName))** reports a missing breed or origin of the animal species **((animalkind))**:

((name))`,
    },
    missingOffergroupKnown: {
      subject: 'Breed or origin is there: ((offergroup))',
      body: `
you were missing **((name))**. You now find the breed or origin as **((offergroup))**.

((answer))`,
    },
    missingOffergroupRefused: {
      subject: 'About your report: ((name))',
      body: `
you were missing **((name))**. We do not take this breed or origin in:

((answer))`,
    },
    activityWarning: {
      subject: 'Please confirm: your offers are valid only until ((until))',
      body: `
are your offers on ((domain)) still right? They are confirmed only until **((until))**. After that nobody can find them until you confirm them. Nothing is deleted.

Offers to confirm: **((count))**

[Confirm the offers](((link)))`,
    },
    newOffers: {
      subject: 'New offers: ((search))',
      body: `
this is new on ((domain)):

((searches))

This e-mail comes once a day at most.
[No more new offers by e-mail](((link)))`,
    },
    importFinished: {
      subject: '((act)): ((fileName))',
      body: `
**((fileName))** on ((domain)): ((act)).

Rows read: **((rows))**
Rows to look at: **((failed))**

[See the result](((link)))`,
    },
    exportReady: {
      subject: 'Your export is ready: ((file))',
      body: `
your export **((file))** is ready. Rows: ((rows))

[Download the file](((link)))

The file is kept until ((expires)). To download it, sign in with the account that the export was begun with.`,
    },
    offerAccepted: {
      subject: 'Offer approved: ((offer))',
      body: `
**((authority))** has approved:

((offers))

Visitors can find this now, as long as it is confirmed and available.

[Open my offers](((link)))`,
    },
    offerRejected: {
      subject: 'Offer rejected: ((offer))',
      body: `
**((authority))** has rejected:

((offers))

Reason:

((reason))

You can change the offer and submit it again. Until then nobody can find it.

[Edit the offer](((link)))`,
    },
  },
  signOn: {
    signUp: {
      subject: '((code)) is your code for the organic livestock database, ((country))',
      body: `
you have signed up to the organic livestock database, ((country)). Your code to confirm this e-mail address is:

**((code))**

Enter it on the sign-in page. If that was not you, you need not do anything.`,
    },
    resetPassword: {
      subject: 'Organic livestock database, ((country)): new password',
      body: `
with this code you set a new password on the sign-in page of the organic livestock database, ((country)):

**((code))**

Do not tell anybody. If you have not asked for a new password, you need not do anything; the old one stays valid.`,
    },
    changeEmail: {
      subject: 'Organic livestock database, ((country)): confirm your e-mail address',
      body: `
this e-mail address is to be used to sign in to the organic livestock database, ((country)). Your code to confirm it is:

**((code))**

If that was not you, tell it to nobody.`,
    },
    invited: {
      subject: 'Your access to the organic livestock database, ((country))',
      body: `
access to the organic livestock database, ((country)), has been set up for you. Sign in at ((domain)):

- User name: **((login))**
- Temporary password: **((code))**

When you sign in for the first time you set a password of your own.`,
    },
    signInCode: {
      subject: '((code)) is your sign-in code',
      body: `
with this code you sign in to the organic livestock database, ((country)):

**((code))**

Do not tell anybody. If you are not signing in just now, somebody knows your password: please change it.`,
    },
  },
  outcomes: { accepted: 'granted', rejected: 'refused', closed: 'closed' },
  departures: {
    left: 'the person has left the account',
    removed: 'the access was taken away',
  },
  importActs: {
    tried: 'Dry run finished',
    imported: 'Import finished',
    takenBack: 'Import taken back',
  },
  newOffers: { more: 'and ((count)) more, see all', all: 'Open the search' },
  somebody: 'A person unknown to us',
  roles: {
    ADM: 'administrator',
    SUP: 'supplier',
    AGR: 'farmer',
    INS: 'control body',
    AUT: 'authority',
    ASO: 'association',
    NULL: 'no role',
  },
  footer: 'This message was sent automatically by ((domain)).',
});
