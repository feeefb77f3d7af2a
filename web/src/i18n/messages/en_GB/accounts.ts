import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.acting.begunText':
    'Requests that you begin now are requests of this farm. Choose the species first.',
  'accounts.acting.chooseAnimals': 'Choose the species',
  'accounts.advice.accountDeactivated': 'Ask us if you want to use the account again.',
  'accounts.advice.alreadyLinked':
    'Sign in again: the account is then in the list of your accounts.',
  'accounts.advice.expired': 'Sign in again. Then it goes on here.',
  'accounts.advice.farmerDeactivated': 'Only the control body can activate the farm again.',
  'accounts.advice.maximumUsers':
    'Somebody who uses the account can give up the access. If more people are to use the account, ask us.',
  'accounts.advice.invitation':
    'Ask somebody of the farm or your control body for an invitation. That always works.',
  'accounts.agreement.needed':
    'With the agreement you may file requests for this farm. Without it that is on hold, also for drafts already begun.',
  'accounts.agreement.recorded': 'Records that this farm has agreed to your acting in its name.',
  'accounts.agreement.label': 'The farm has agreed',
  'accounts.agreement.title': 'Agreement',
  'accounts.certificate.caption':
    'The control number is on your organic certificate, for example {example}.',
  'accounts.certificate.title': 'Organic certificate',
  'accounts.blocked.ask': 'Ask your control body:',
  'accounts.blocked.deactivatedByControlBody': 'Your control body has deactivated your farm.',
  'accounts.blocked.effect':
    'As long as this is so, you cannot send requests, and your offers cannot be seen.',
  'accounts.blocked.noActiveCertification': 'Your farm has no active organic certification.',
  'accounts.advice.notFound':
    'What counts is the postal code of the farm (not of your home), the control body named on your certificate, and the control number with all digits and letters. If all is right, your control body may not have entered your farm yet. Then ask it.',
  'accounts.citycodeHint': 'That of the farm, as on the certificate',
  'accounts.contact.message': 'Message',
  'accounts.contact.missingBreed':
    '{animals}: this breed or origin is missing from the list: {breed}',
  'accounts.contact.name': 'Name',
  'accounts.contact.receipt': 'A confirmation goes to {email}.',
  'accounts.contact.reference':
    'Reference: {reference}. Please quote it if you have any questions.',
  'accounts.contact.send': 'Send the message',
  'accounts.contact.sent': 'Your message is on its way',
  'accounts.contact.sentText': 'You get an answer within {days} working days.',
  'accounts.contact.subject': 'What is it about?',
  'accounts.contact.subject.offers': 'Offers and search',
  'accounts.contact.subject.other': 'Something else',
  'accounts.contact.subject.privacy': 'Data protection',
  'accounts.controlNumberHint': 'For example {example}. Spaces and dashes do not matter.',
  'accounts.customers.agree': '{count, plural, one {Enter # agreement} other {Enter # agreements}}',
  'accounts.customers.agreeText':
    'Enter the agreements that you have. Farms that have agreed already keep their day.',
  'accounts.customers.agreed':
    '{done, plural, =0 {No agreement entered} one {# agreement entered} other {# agreements entered}}{already, plural, =0 {} one {, # was there already} other {, # were there already}}{refused, plural, =0 {} one {, # not possible} other {, # not possible}}',
  'accounts.customers.agreedOn': 'Agreed on',
  'accounts.customers.field': 'Name, control number, town or contact',
  'accounts.customers.invite': '{count, plural, one {Invite # farm} other {Invite # farms}}',
  'accounts.customers.inviteText':
    'Each farm gets an invitation to its account at its e-mail address. Farms that use their account, or have an open invitation, get nothing.',
  'accounts.customers.invited':
    '{done, plural, =0 {No invitation sent} one {# invitation sent} other {# invitations sent}}{already, plural, =0 {} one {, # farm is invited already or uses its account} other {, # farms are invited already or use their account}}{refused, plural, =0 {} one {, # not possible} other {, # not possible}}',
  'accounts.customers.noneText':
    'Check the spelling and the filters, or search by control number. Only farms that belong to you are found here.',
  'accounts.customers.noneYet': 'No farms belong to you yet',
  'accounts.customers.notYours': 'This farm does not belong to you',
  'accounts.customers.only': 'Only farms',
  'accounts.customers.only.inactive': 'that are not active',
  'accounts.customers.only.notAgreed': 'without an agreement',
  'accounts.customers.only.notRegistered': 'whose account nobody uses yet',
  'accounts.customers.requests': 'Open requests',
  'accounts.customers.status.active': 'Active',
  'accounts.customers.status.deactivatedByControlBody': 'Deactivated by the control body',
  'accounts.customers.status.inactive': 'Account deactivated',
  'accounts.customers.status.noActiveCertification': 'No active certification',
  'accounts.deactivated':
    '{count, plural, one {Your account is deactivated: {names}} other {Your accounts are deactivated: {names}}}',
  'accounts.deactivatedText':
    'You can still search. Ask us why this is so, or how to get access again.',
  'accounts.inUse.back': 'Change the answers',
  'accounts.inUse.code': 'By a code',
  'accounts.inUse.codeField': 'Code of the mail to the farm',
  'accounts.inUse.codeSent': 'The code is on its way',
  'accounts.inUse.codeSentText':
    'It went to an e-mail address that we have for the farm. It is valid until {time}. If no mail arrives, ask for an invitation.',
  'accounts.inUse.codeText':
    'We send it to an e-mail address that we have for the farm. We do not show here which one it is.',
  'accounts.inUse.invitation': 'By an invitation',
  'accounts.inUse.invitationText':
    'Everybody who uses the account can invite you in the profile under “Who uses this account”. So can your control body.',
  'accounts.inUse.text':
    'Your answers are right. To keep strangers out, you also need one of these two things:',
  'accounts.invitation.accept': 'Accept the invitation',
  'accounts.invitation.expired': 'Invitations are valid for a few days only. Ask for a new one.',
  'accounts.invitation.expires': 'Valid until',
  'accounts.invitation.further':
    'You are using the account {name}. The account of the invitation is added.',
  'accounts.invitation.linked': 'You do not need the invitation any more.',
  'accounts.invitation.notFound':
    'The address may be incomplete, or the invitation was taken back or sent again. Use the link of the newest e-mail.',
  'accounts.invitation.sender': 'Invited by',
  'accounts.invitation.signInAndAccept': 'Sign in and accept',
  'accounts.invitation.title': 'Invitation',
  'accounts.invitation.toAccount': 'Go to the account',
  'accounts.invitation.used':
    'Each invitation can be accepted once. If that was you, simply sign in. Otherwise ask for a new one.',
  'accounts.login.changeText': 'To change anything, sign in once more, with password and code.',
  'accounts.login.code': 'Code from the app',
  'accounts.login.codeHint': '{digits} digits, new ones every 30 seconds',
  'accounts.login.elsewhere':
    'You sign in through the sign-in service of your country. Password and second factor are managed there.',
  'accounts.login.factor': 'Second factor',
  'accounts.login.lost':
    'Phone lost or new? With the old phone you set up the new app here. Without it the administration switches the second factor off, once it has made sure that it is you.',
  'accounts.login.needed': 'One more step: the second factor',
  'accounts.login.neededText':
    'Your account can be used with a second factor only. Set it up here; after that you go on where you were.',
  'accounts.login.newApp': 'Set up another app',
  'accounts.login.off': 'Switched off',
  'accounts.login.offNeeded':
    'Your account can be used with the second factor only. If you switch it off, you have to set it up again before you go on working.',
  'accounts.login.offText':
    'An app on your phone shows you a code each time you sign in. Whoever knows only your password does not get in.',
  'accounts.login.on': 'Switched on',
  'accounts.login.openApp': 'Open in an app on this device',
  'accounts.login.password': 'Password',
  'accounts.login.passwordText':
    'You change your password on the sign-in page: sign out, begin to sign in and choose “Forgot your password” there.',
  'accounts.login.qr': 'QR code for the authenticator app',
  'accounts.login.setUp': 'Set up the second factor',
  'accounts.login.stepApp': 'Open an authenticator app',
  'accounts.login.stepAppText':
    'For example FreeOTP, Aegis, Google or Microsoft Authenticator. Many password managers can do it, too.',
  'accounts.login.stepCode': 'Enter the code',
  'accounts.login.stepScan': 'Scan the QR code',
  'accounts.login.stepScanText':
    'Add a new account in the app and point the camera at the QR code.',
  'accounts.login.switchOff': 'Switch off',
  'accounts.login.switchOn': 'Switch on',
  'accounts.login.typed': 'Or type this key:',
  'accounts.login.unused': 'Now sign in with the second factor',
  'accounts.login.unusedText':
    'Your sign-in is older than the second factor and is valid for a short time only. Sign in again on your other devices, too.',
  'accounts.numberRead': 'We read: {number}',
  'accounts.objection.allRight': 'If all is well, simply close this page.',
  'accounts.objection.done': 'The person was removed',
  'accounts.objection.doneNext':
    'The mail names offers and requests since then, too: take back what is not yours. If nobody uses the account now, ask your control body for an invitation.',
  'accounts.objection.doneTold':
    'Control body, administration and everybody who still uses the account were sent a mail.',
  'accounts.objection.effect':
    'The person loses access at once, and so does everybody whom that person invited. Addresses, e-mails and places of sale are then as before. Nobody can register for the farm until the control body has invited somebody.',
  'accounts.objection.expired':
    'The link is valid for a few days only. Write to us, or ask your control body.',
  'accounts.link.failed': 'Nothing was changed. Please try again.',
  'accounts.objection.lead':
    'Somebody got access to an account with its control body, control number and postal code.',
  'accounts.objection.notFound': 'It has already been used or is incomplete.',
  'accounts.objection.person': 'Person',
  'accounts.objection.remove': 'That was not me: remove the person',
  'accounts.objection.since': 'Access since',
  'accounts.objection.title': 'Do you know this person?',
  'accounts.register.done': 'You are registered and now use this account.',
  'accounts.register.lead':
    'You can search without an account. For offers and requests you need one.',
  'accounts.register.neededText':
    'Your control body has usually entered your farm already. Three details find it.',
  'accounts.register.noControlBody': 'No control body is entered in this country yet',
  'accounts.register.sellerText':
    'Traders, hatcheries and other suppliers give name and address. Nothing becomes public before you have accepted the terms of service.',
  'accounts.register.signOnText':
    'First you sign in, or create a new login there. Then you come back here.',
  'accounts.register.told':
    'The farm and its control body then get a mail with your name and e-mail address.',
  'accounts.register.way.farm': 'Organic farm',
  'accounts.register.way.seller': 'Supplier without a farm',
  'accounts.register.ways': 'How do you want to register?',
  'accounts.terms.accept': 'Accept the terms of service',
  'accounts.terms.accepted': 'You accepted these terms of service on {day}.',
  'accounts.terms.changed': 'The terms of service have changed since you accepted them on {day}.',
  'accounts.terms.done': 'You have accepted the terms of service and can now offer animals.',
  'accounts.terms.effect':
    'When you accept, you can offer animals. Name and contact of your places of sale then become public with the offers.',
  'accounts.terms.version': 'Version of {day}',
  'accounts.users.forget': 'Delete name',
  'accounts.users.forgetText':
    'Beside everything that {name} did, only the office will be named. This cannot be undone.',
  'accounts.users.former': 'Former people',
  'accounts.users.full':
    'No more than {most} people can use this account. Remove somebody, or ask us.',
  'accounts.users.inviteHint':
    'A link goes there that is valid for a few days and works only once. Whoever accepts it can read and change everything in this account.',
  'accounts.users.invites': 'Open invitations',
  'accounts.users.lead':
    'Everybody here has the same rights; only newcomers cannot remove at first what was there before them. When somebody joins or leaves, everybody gets a mail.',
  'accounts.users.people':
    '{count} of {most} {most, plural, one {person} other {people}} {count, plural, one {uses} other {use}} this account',
  'accounts.users.resent': 'The invitation was sent again. The old link is no longer valid.',
  'accounts.users.unknown': 'Name not known',
  'accounts.users.you': 'You',
  'accounts.wrongNumber': 'This does not look like a control number. For example: {example}',
} as const satisfies Messages<'accounts'>;
