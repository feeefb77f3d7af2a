import { keysUnder } from '#shared/kernel/keys-under.ts';
import { offerProblemsEn } from '#shared/offers/problem-texts/en-gb.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...keysUnder('errors.', offerProblemsEn),
  'errors.accounts.accountDeactivated': 'This account is deactivated.',
  'errors.accounts.addressRejected':
    'Mails to this address do not arrive. Please give another one.',
  'errors.accounts.alreadyInvited': 'Somebody uses this account already, or an invitation is open.',
  'errors.accounts.alreadyLinked': 'You are linked to this account already.',
  'errors.accounts.alreadyRegistered': 'You are registered as a supplier in this country already.',
  'errors.accounts.claimRefused':
    'Nobody can register for this farm at the moment: somebody of the farm objected to a registration.',
  'errors.accounts.countryNotOpen': 'Nobody can register in this country.',
  'errors.accounts.disputedAddress':
    'A new user has entered this address. Ask the farm for its address, and invite that one.',
  'errors.accounts.farmInUse': 'This farm is in use already.',
  'errors.accounts.farmerDeactivated': 'The control body has deactivated this farm.',
  'errors.accounts.folderInUse': 'There are requests in this folder.',
  'errors.accounts.inviteUsed': 'This invitation has already been used.',
  'errors.accounts.lastUser': 'You are the only one who uses this account.',
  'errors.accounts.locationInUse': 'Offers use this location of sale.',
  'errors.accounts.positionElsewhere':
    'The point on the map lies more than {limit} km away from the postal code. Correct the point or the postal code.',
  'errors.accounts.positionInUse':
    'Animals are offered from here: the place needs a position on the map.',
  'errors.accounts.contactInUse':
    'Animals are offered from here: please leave a phone number or an e-mail address.',
  'errors.accounts.newcomer':
    'You have not used the account long enough to remove what was there before you. Our administration can.',
  'errors.accounts.noFarmAddress':
    'No code can go to this farm: its e-mail address is missing or new.',
  'errors.accounts.regionInUse':
    'Animals are offered from here: the place needs a postal code of the country.',
  'errors.accounts.locationNeeded': 'At least one location of sale has to stay.',
  'errors.accounts.mayNotFindFarmers':
    'Your account has no permission to search customers or members. The administration of the database can give it.',
  'errors.accounts.maximumUsers': 'This account already has as many people as it may have.',
  'errors.accounts.noEmail': 'This account has no e-mail address.',
  'errors.accounts.controlBodyNotConfirmed':
    'This control body has not been confirmed yet. Please contact us.',
  'errors.accounts.notAnAuthority':
    'Only an active authority of the same country can be responsible for a region.',
  'errors.accounts.notFound': 'No farm was found with these details. Please check them.',
  'errors.accounts.notYourself': 'This cannot be done with your own account.',
  'errors.accounts.objectionNotFound': 'This link is no longer valid.',
  'errors.accounts.otherCountry': 'A farm sells in its own country only.',
  'errors.accounts.redacted': 'The personal data of this account was removed.',
  'errors.accounts.termsChanged': 'The terms of service have changed. Please read them again.',
  'errors.accounts.termsMissing': 'The terms of service have not been published.',
  'errors.accounts.tooManyInvites': 'The account has too many open invitations.',
  'errors.client.accountNotUsable':
    'You can no longer use this account. The top of the page shows the one that you use now.',
  'errors.client.ownLoginOver':
    'Too much time has passed for this. Please confirm your sign-in once more.',
  'errors.client.tooManyTries': 'That was too many tries. Please wait a few minutes.',
  'errors.client.unreachable': 'The server cannot be reached. Check your internet connection.',
  'errors.client.waitMinutes': 'That was too often. It works again {wait}.',
  'errors.client.wrongCode':
    'The code is not right. Please enter the one that the app shows now. If that does not help, set date and time of the device with the app to automatic.',
  'errors.contact.tooManyReports':
    'So many reports of yours wait for an answer that no more are taken.',
  'errors.content.brokenLabel': 'A label is not a message in the ICU format.',
  'errors.content.versionWithoutNote': 'A new version says what has changed.',
  'errors.content.versionDay':
    'A new version is newer than the one before, and dated today at the latest.',
  'errors.content.pageNeeded':
    'This page stays in all languages of a country while it is on the website.',
  'errors.content.htmlInPage': 'A page is text without HTML.',
  'errors.countries.approverMissing':
    'Each region needs an authority that approves offers in its country. {limit, plural, =0 {The country has no region yet} one {One region has none} other {# regions have none}}.',
  'errors.countries.authorityMissing':
    'Each region needs an authority, else requests from it are refused. {limit, plural, =0 {The country has no region yet} one {One region has none} other {# regions have none}}.',
  'errors.countries.legalPageMissing':
    'The page “{limit}” needs a text in each language of the country.',
  'errors.countries.packageUndecided':
    'A request package of the country may leave requests without a decision.',
  'errors.countries.placesMissing':
    'The places of the country are not loaded, so nobody can say where animals stand. Whoever runs the system has to load them.',
  'errors.countries.prefixTaken':
    'The region “{region}” has the postal code prefix {limit} already.',
  'errors.countries.secondFactorElsewhere':
    'The sign-in service of the country decides about the second factor.',
  'errors.entities.attachmentNotFound': 'The file was not found.',
  'errors.entities.attachmentTooLarge': 'The file is too large.',
  'errors.entities.busy': 'This entry is being changed by others. Please try again.',
  'errors.entities.notFound': 'This entry does not exist, or no longer exists.',
  'errors.entities.notUnique': 'This value is already used by another entry.',
  'errors.entities.revConflict': 'Something has been changed here in the meantime.',
  'errors.entities.inUse': 'This entry is in use and cannot be deleted.',
  'errors.entities.saveTooLarge': 'This change is too large to be saved at once.',
  'errors.entities.wrongAttachmentContent': 'The content of the file does not fit its type.',
  'errors.entities.wrongAttachmentType': 'Files of this type are not accepted.',
  'errors.fields.filterTooLong': 'A search has at most {limit} conditions.',
  'errors.fields.tooFew': 'At least {limit} are needed.',
  'errors.fields.tooShort': 'At least {limit} characters are needed.',
  'errors.exports.alreadyRunning': 'An export is already running.',
  'errors.exports.notAllowed': 'The rights with which this export began have ended.',
  'errors.exports.notFound':
    'Your account has no such export, or its file is not kept any more. If you have several accounts, switch to the one it was begun with.',
  'errors.exports.tooManyRows': 'An export cannot hold so many rows: please narrow the list.',
  'errors.imports.alreadyRunning': 'An import is already running.',
  'errors.imports.fileNotFound':
    'The file did not arrive, or is no longer kept. Please upload it again.',
  'errors.imports.missingColumn': 'A column that is needed is not assigned.',
  'errors.imports.noHeader': 'No row with headings was found in the file.',
  'errors.imports.notConfirmed':
    'A full import needs a dry run of the same file, and the number of farms that it named.',
  'errors.imports.nothingListed': 'The file has no row that can be read.',
  'errors.geocoding.notLoaded': 'The places of this country are not loaded yet.',
  'errors.jobs.gaveUp': 'The job could not go on. The administration was told.',
  'errors.kernel.blocked':
    'The network that you come from is blocked. Try another one, such as mobile data, or write to us.',
  'errors.kernel.forbidden': 'Your role may not do this.',
  'errors.kernel.internal': 'An unexpected error happened.',
  'errors.kernel.invalidInput': 'Some fields are not valid.',
  'errors.kernel.unavailable': 'The service is not available. Please try again later.',
  'errors.law.hasBegun':
    'A law that has begun is neither deleted nor postponed: end it with “Last day”.',
  'errors.law.overBeforeBegin': 'The law would be over before it begins.',
  'errors.mail.noOwnAddress':
    'Your account has no verified e-mail address: a test mail goes to nobody else.',
  'errors.mail.noSite': 'The country of your account has no site that a mail could name.',
  'errors.mail.codeExpired': 'The code is no longer valid. Please have a new one sent.',
  'errors.mail.missingVariable': 'The text lacks a variable without which the mail is of no use.',
  'errors.mail.tooManyAddresses': 'The profile has no room for another e-mail address.',
  'errors.mail.unknownVariable': 'The text has a variable that this mail does not know.',
  'errors.mail.wrongCode': 'The verification code is wrong.',
  'errors.mail.wrongLink': 'A link leads to ((link)) or to an address that begins with https://.',
  'errors.masterdata.alreadyMerged':
    'This breed has been merged into another one already. Please choose the one that remains.',
  'errors.masterdata.mergeUnderWay':
    'The merge is still under way. Please wait until everything has gone over.',
  'errors.masterdata.remainingNarrower':
    'The remaining breed does not cover all that is entered here. Please add it there first.',
  'errors.offers.mayNotApprove': 'This offer is approved by another authority.',
  'errors.offers.nothingToConfirm':
    'An archived or rejected offer, or one of another country, is not confirmed.',
  'errors.requests.attachmentsTooBig': 'The attachments are too big together.',
  'errors.requests.conditionNotPossible':
    'The search has a condition that does not belong in a request, or that no offer can meet.',
  'errors.requests.countryWithoutRequests': 'This country does not use requests.',
  'errors.requests.farmerMissing': 'Choose the farmer for whom the request is filed.',
  'errors.requests.agreementMissing':
    'The farm has not agreed that you file requests for it. Once you have its agreement, enter it with the farm under “Customers”.',
  'errors.requests.farmBlocked':
    'The farm is deactivated or has no valid certification, so nothing can be granted to it. Wait until that is settled, or refuse the request.',
  'errors.requests.farmLeft':
    'The farm is no longer your customer or member, so you cannot grant it anything. If only your advice is awaited, the request goes on without it when the time is over.',
  'errors.requests.farmerNotActive': 'The farmer is deactivated or may not file requests.',
  'errors.requests.grantedMoreThanAsked': 'Not more animals can be granted than were asked for.',
  'errors.requests.positionElsewhere':
    'The point of the location on the map does not lie at its postal code. Correct it in the profile, and begin the request again.',
  'errors.requests.refusedByRule': 'The rules of this form do not allow this answer.',
  'errors.requests.conditionNever':
    'This field is shown only with an answer that the step does not ask for before it, or that nobody can give.',
  'errors.requests.optionMissing': 'This field must be answered, and has no option to choose.',
  'errors.requests.fieldMisread':
    'The system itself reads the answers to a field of this name: the field needs the type and, if it is a choice, the options that the system can read.',
  'errors.requests.outcomeMissing':
    'No step of this package decides: it cannot be switched on like this.',
  'errors.requests.outcomeHidden': 'This field decides, but some answers before it hide it.',
  'errors.requests.outcomeUndecided':
    'Every answer must accept or reject the request, and both must be possible.',
  'errors.requests.portionsTooEarly': 'Only a step after the decision comes again.',
  'errors.requests.outcomeFirst':
    'Exactly one step decides, and never the first: that is the application.',
  'errors.requests.reminderTooEarly':
    'A reminder lies before the beginning of the step: its time is shorter.',
  'errors.requests.timeTwice': 'A time is in hours or in working days, not in both.',
  'errors.requests.timeMissing': 'Whoever is to be reminded needs a time.',
  'errors.requests.clockMustNotEnd':
    'An application ends by its applicant or by a decision, never by a clock alone.',
  'errors.requests.nobodyToPassOn':
    'Neither the deciding step nor one after it passes the request on.',
  'errors.requests.nobodyAbove':
    'The office above is told only of an office’s step that has a time and stays, up to the decision.',
  'errors.requests.outcomeNoChoice':
    'Only a mandatory field in which one option is chosen can decide.',
  'errors.requests.rulesetNotPublic': 'The rules of a package must be public.',
  'errors.requests.groundNotInLaw':
    'The law of this country does not know this ground, or no longer does.',
  'errors.requests.deciderNotLawful':
    'By the law of the country another office decides on this ground.',
  'errors.requests.recordOnlyWithoutDecision':
    'What nobody has to permit is recorded, not applied for; all else is applied for.',
  'errors.requests.noGeneralOrder':
    'In this region no general order permits it. Please apply for a permission.',
  'errors.requests.generalOrderHolds':
    'In this region a general order permits it. A notice is enough.',
  'errors.requests.breedNotListed':
    'This breed is on no list of endangered breeds that applies in this country.',
  'errors.requests.arrivalPast': 'This day is over. A permission never applies to the past.',
  'errors.requests.arrivalBeforeBirth':
    'The animals would arrive before they are born. Check both days.',
  'errors.requests.tooOldOnArrival':
    'On the day of arrival these animals are older than the law allows.',
  'errors.requests.inTraining':
    'These animals may come for training. Apply as soon as they are grown up.',
  'errors.requests.notGrownUp': 'On the day of arrival these animals are not grown up yet.',
  'errors.requests.weightNeeded':
    'For these animals the weight on the day of arrival counts. Please give it.',
  'errors.requests.tooHeavyOnArrival':
    'On the day of arrival these animals are heavier than the law allows.',
  'errors.requests.herdExists':
    'A first herd means that there was none before. For an existing herd there are other applications.',
  'errors.requests.orderedTooLate':
    'The organic animals were ordered later than the office of your region asks for.',
  'errors.requests.groundOverThen': 'On that day the ground no longer applies by law.',
  'errors.requests.permissionTooLong':
    'The permission would last longer than the law of the country allows.',
  'errors.requests.overYearlyShare': 'These are more than the law leaves for this year.',
  'errors.requests.boughtBeforeDecision':
    'What was bought or arrived before the decision is not covered by the permission.',
  'errors.requests.boughtAfterEnd': 'On that day the permission was over.',
  'errors.requests.boughtToCome': 'This day is still to come.',
  'errors.requests.boughtMoreThanGranted': 'These are more animals than the permission leaves.',
  'errors.requests.noEarTag':
    'This is not an ear tag number. It begins with the two letters of the country, followed by digits.',
  'errors.requests.tagsMissing': 'There is not one ear tag for each animal.',
  'errors.requests.markedByOther': 'Somebody else is already handling this request.',
  'errors.requests.mayNotRequest': 'This account may not file requests.',
  'errors.requests.noAssociation': 'No association was found that can answer.',
  'errors.requests.noAutForRegion': 'No authority is registered for this region.',
  'errors.requests.controlBodyNotConfirmed':
    'The control body has not been confirmed yet. Until then no requests are possible with it.',
  'errors.requests.noControlBody': 'The farmer has no such active control body.',
  'errors.requests.statisticTooLarge': 'Choose a shorter period or fewer regions.',
  'errors.requests.notSent': 'Nothing was sent. Please check these answers.',
  'errors.requests.notWhole': 'Animals are counted in whole numbers.',
  'errors.requests.nothingWanted': 'Ask for at least one animal.',
  'errors.requests.notYours': 'This is for another party of the request to do.',
  'errors.requests.offersChanged':
    'Offers that fit have come or changed. Say why they do not suit you.',
  'errors.requests.nothingLeft':
    'You take as many organic animals as you need: there is nothing left to apply for.',
  'errors.requests.offersUnanswered': 'Say why each offer that was found does not fit.',
  'errors.requests.searchTooWide':
    'So many offers are found that nobody can give a reason for each. Search more closely, for example by breed, sex or age.',
  'errors.requests.takenTooMany': 'The offer does not have so many animals.',
  'errors.requests.otherAccount': 'You are now using another account.',
  'errors.requests.partyMissing': 'The form needs a party that is missing.',
  'errors.requests.usageMissing': 'Please say what the animals are for.',
  'errors.requests.supplierMissing': 'Choose the supplier who takes part in the request.',
  'errors.requests.supplierNoHatchery':
    'Only a hatchery can take part in a low-hatch request. Choose another one.',
  'errors.requests.supplierNotFound':
    'This supplier was not found or does not sell these animals here at present.',
  'errors.requests.supplierNotNeeded': 'No supplier takes part in requests of this form.',
  'errors.requests.tooManyAttachments': 'These are too many attachments.',
  'errors.requests.transitionNotAllowed': 'This is not possible any more.',
  'errors.requests.typeNotAllowed': 'Requests of this type are not possible here.',
  'errors.requests.uploadSharedTooOften': 'This upload is attached to too many requests.',
  'errors.rules.caseNotMet': 'In this example other rules apply than it says.',
  'errors.rules.comparedTwice': 'Compare with a value or with another fact.',
  'errors.rules.comparisonUnfit': 'Facts of this type cannot be compared like this.',
  'errors.rules.namedTwice': 'This occurs twice.',
  'errors.rules.otherType': 'The value is of another type than the fact.',
  'errors.rules.pinnedRuleset': 'Request packages or the pages use these rules: they stay public.',
  'errors.rules.tooManyRulesets': 'No more rulesets can be created.',
  'errors.rules.unknownPath': 'These rules do not have this fact.',
  'errors.search.tooManyGroups':
    'This summary has too many rows: group by fewer fields or narrow the filter.',
  'errors.sessions.expiredToken': 'The sign-in has expired. Please sign in again.',
  'errors.sessions.secondFactorNeeded':
    'This account may be used with a second factor only. Please switch it on first.',
  'errors.sessions.secondFactorUnused':
    'This sign-in is older than your second factor. Sign in again with it.',
  'errors.sessions.signInNeeded': 'Please sign in first.',
  'errors.sheets.empty': 'The file is empty.',
  'errors.sheets.notSheet':
    'This file cannot be read as a spreadsheet. Save the spreadsheet in the format XLSX.',
  'errors.sheets.openQuote':
    '{limit, select, 0 {} other {Line {limit} of the file: }}A quote opens and never closes. Take it away, or add the one that is missing.',
  'errors.sheets.protected': 'The file is protected by a password. Save it without one.',
  'errors.sheets.tooManyColumns': 'The table has more columns than are read.',
  'errors.sheets.tooManyRows':
    'The table has more rows than are allowed. Divide it into several files.',
  'errors.uploads.attachedToRequest':
    'This file is attached to a request that was sent: it stays as it is.',
  'errors.uploads.inUse': 'Offers show this file. Take it out of them first.',
  'errors.uploads.isLogo': 'This file is the logo of your profile.',
  'errors.uploads.logoNotImage': 'A logo is a picture: PNG, JPEG or WebP.',
} as const satisfies Messages<'errors'>;
