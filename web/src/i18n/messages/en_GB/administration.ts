import { screenWordsEn } from '#shared/entities/screen-words/en-gb.ts';
import type { Messages } from '../../parts.ts';

export const messages: Messages<'administration'> = {
  ...screenWordsEn,
  'administration.nav': 'Administration menu',
  'administration.waiting': 'What waits',
  'administration.nothingWaits': 'Nothing waits.',
  'administration.breedsMissing':
    '{count, plural, one {# missing breed waits} other {# missing breeds wait}} for an answer',
  'administration.makeBreed': 'Make this breed',
  'administration.waits.supplier':
    '{count, plural, one {# supplier waits} other {# suppliers wait}} for your confirmation',
  'administration.waits.controlBody':
    '{count, plural, one {# control body waits} other {# control bodies wait}} for your confirmation',
  'administration.waits.mail':
    '{count, plural, one {# account has} other {# accounts have}} an e-mail address that takes no mails',
  'administration.doubleDiffers': 'How the two differ',
  'administration.doubleThis': 'this one:',
  'administration.doubleRemaining': 'the remaining one:',
  'administration.doubleLeft': 'The merge is under way',
  'administration.doubleDone': 'Merged',
  'administration.approvalsUnanswered':
    '{country}: {count, plural, one {# offer waits} other {# offers wait}} for an approval that nobody in the region can give',
  'administration.ready': 'Ready for the website',
  'administration.notOnWebsite': '– not on the website yet',
  'administration.readyCountry': 'Nothing is missing: the country can go on the website.',
  'administration.gap.codesNowhere':
    '{count, plural, one {# postal code lies} other {# postal codes lie}} in no region',
  'administration.gap.packageBarred':
    'is offered to nobody, because the law of the country excludes it.',
  'administration.gap.pageMissing':
    'The page “{usageKey}” is missing, or a language of the country in it.',
  'administration.gap.pageCommon':
    'The country shows the page “{usageKey}” that all countries share. A page of its own says who is responsible here.',
  'administration.gap.animalsMissing': 'No animal kind is enabled: nobody can offer anything.',
  'administration.gap.breedsMissing': 'there is no breed in the country, so nobody can offer any.',
  'administration.gap.categoryMissing':
    'category I is mandatory and the country has none, so nobody can save an offer.',
  'administration.gap.controlBodyMissing': 'No control body is confirmed: no farm can register.',
  'administration.gap.packageMissing':
    'No request package is switched on: nobody can apply for anything.',
  'administration.gap.authorityUnused':
    '{count, plural, one {# authority has} other {# authorities have}} no user yet: nobody reads requests there.',
  'administration.gap.calendarMissing':
    'The country has no public holidays yet: deadlines count them as working days.',
  'administration.gap.holidaysOver':
    'The public holidays that apply to a single year only are running out: without new ones, deadlines count such days as working days.',
  'administration.gap.signOnMissing':
    'The sign-in is not set up yet. Whoever runs the system does that.',
  'administration.page.correction': 'Small correction',
  'administration.page.correctionHint':
    'The day of the version stays; nobody accepts anything again.',
  'administration.page.version': 'New version',
  'administration.page.versionHint':
    'With a day and with what has changed. All suppliers accept terms of service again.',
  'administration.pageKeys': 'Pages that the product shows',
  'administration.pageMissing': 'missing: write {key}',
  'administration.jobsFailed': '{count, plural, one {# job} other {# jobs}} of the system failed',
  'administration.labels.missing':
    '{language}: {count, plural, one {# text} other {# texts}} of the pages missing',
  'administration.labels.outdated':
    '{language}: {count, plural, one {# text of the pages follows} other {# texts of the pages follow}} an original that has changed',
  'administration.without': 'Without',
  'administration.jobs': 'Failed jobs',
  'administration.job.kind': 'Job',
  'administration.jobKind.export': 'Export',
  'administration.jobKind.import': 'Import',
  'administration.job.settle': '{count, plural, one {# job} other {# jobs}} done',
  'administration.job.settleText':
    'It leaves this list. The account still sees it as failed, and can begin it again.',
  'administration.textsMissingIn':
    '{name}: {count, plural, one {# entry lacks} other {# entries lack}} a text',
  'administration.group.places': 'Places',
  'administration.group.contents': 'Contents',
  'administration.purpose.productsettings':
    'What applies in all countries. An empty field has its usual value. A change takes effect within a minute.',
  'administration.range': 'From {least} to {most}; usually {usual}.',
  'administration.section.settingsMails': 'Messages',
  'administration.hint.productsettings.notifiedAdministrators':
    'So many accounts, the oldest first, get the messages to the administration.',
  'administration.hint.productsettings.usualTimeDays':
    'The decisions of this time say how long an authority usually takes.',
  'administration.purpose.missingoffergroup':
    'Breeds and origins that somebody did not find, and your answer. Whoever asked gets it by mail.',
  'administration.purpose.category1':
    'Parts the offers of an animal kind, for example by keeping or market.',
  'administration.purpose.category2': 'Gathers breeds of an animal kind.',
  'administration.purpose.classification': 'Marks offers; searches can be narrowed to it.',
  'administration.purpose.offerfield':
    'What an offer says beyond the fixed facts, and where it is asked for.',
  'administration.purpose.region':
    'Where one authority decides. The postal code of a farm decides its region.',
  'administration.newEntry': 'New entry',
  'administration.found': '{count, number} of {all, number}',
  'administration.bulk.activate': '{count, plural, other {Activate #}}',
  'administration.bulk.deactivate': '{count, plural, other {Deactivate #}}',
  'administration.bulk.join': '{count, plural, other {Add # to a country}}',
  'administration.bulk.remove': '{count, plural, other {Take # out of a country}}',
  'administration.bulk.stay':
    '{count, plural, one {# entry stays} other {# entries stay}}, as without this country {count, plural, one {it} other {they}} would apply everywhere: {names}',
  'administration.nothing': 'No entry yet',
  'administration.nothingFound': 'Nothing found',
  'administration.textMissing': 'Text missing: {count}',
  'administration.missing': 'missing',
  'administration.languages': 'Text in {have} of {of} languages',
  'administration.otherLanguages':
    '{count, plural, one {# more language} other {# more languages}}',
  'administration.addRow': '{name}: add a row',
  'administration.row': '{name}, row {number}',
  'administration.removeRow': 'Remove row {number}',
  'administration.moveUp': 'Move row {number} up',
  'administration.moveDown': 'Move row {number} down',
  'administration.addPart': 'Set: {name}',
  'administration.removePart': 'Remove: {name}',
  'administration.changedBy': 'Changed {when}, {who}',
  'administration.system': 'System',
  'administration.changes':
    '{count, plural, =0 {Nothing changed} one {# change} other {# changes}}',
  'administration.coverage': 'Postal codes',
  'administration.coverageHere': 'in this region',
  'administration.coverageElsewhere': 'in other regions',
  'administration.coverageNowhere': 'in no region',
  'administration.coverageUnknown': 'No postal codes of this country are known.',
  'administration.coverageGaps':
    '{count, plural, one {# postal code belongs} other {# postal codes belong}} to no region: nobody can file a request from there',
  'administration.coverageIdle': 'No postal code of the country begins like this',
  'administration.coverageInside':
    'Longer prefixes of other regions take places out of this region',
  'administration.moreEffects': '{count, plural, one {# more effect} other {# more effects}}',
  'administration.sampleOffer': 'Try it on an offer',
  'administration.sampleShown': 'Is shown',
  'administration.sampleHidden': 'Is not shown',
  'administration.sampleUnmet': '{count, plural, one {Not met: {lists}} other {Not met: {lists}}}',
  'administration.effects': 'What the change causes',
  'administration.effectsUnknown': 'What the change causes is not known.',
  'administration.effect.offersHidden':
    '{count, plural, one {# offer is} other {# offers are}} found by no search any more',
  'administration.effect.offersShown':
    '{count, plural, one {# offer that waits for its approval shows} other {# offers that wait for their approval show}} without it',
  'administration.effect.offersStayRejected':
    '{count, plural, one {# rejected offer stays} other {# rejected offers stay}} hidden, also when the supplier changes {count, plural, one {it} other {them}}',
  'administration.effect.associationsHidden':
    '{count, plural, one {# offer shows} other {# offers show}} their associations no more',
  'administration.effect.offersKeepIt':
    '{count, plural, one {# offer names} other {# offers name}} this entry and {count, plural, one {stays} other {stay}} so until the supplier chooses anew',
  'administration.effect.offersMoved':
    '{count, plural, one {# offer goes} other {# offers go}} over to the remaining breed',
  'administration.effect.requestsMoved':
    '{count, plural, one {# request that is not decided goes} other {# requests that are not decided go}} over to the remaining breed',
  'administration.effect.requestsKeepIt':
    '{count, plural, one {# decided request keeps} other {# decided requests keep}} the breed that it names',
  'administration.effect.draftsStop':
    '{count, plural, one {# request that was begun} other {# requests that were begun}} can no longer be sent',
  'administration.effect.requestsGoOn':
    '{count, plural, one {# open request goes} other {# open requests go}} on as begun',
  'administration.effect.requestsUnreached':
    '{count, plural, one {# open request is} other {# open requests are}} out of reach for the parties',
  'administration.effect.requestsOnlyRejected':
    '{count, plural, one {# open request} other {# open requests}} can then only be refused',
  'administration.effect.requestsHandedOver':
    '{count, plural, one {# open request goes} other {# open requests go}} to the new authority, which is mailed where it is its turn',
  'administration.effect.requestsStay':
    '{count, plural, one {# open request stays} other {# open requests stay}} with the authority of before; new requests from the region are not taken',
  'administration.effect.requestsWait':
    '{count, plural, one {# open request stays} other {# open requests stay}}; nobody can take part in {count, plural, one {it} other {them}} for the account any more',
  'administration.effect.approvalsHandedOver':
    '{count, plural, one {# offer that waits for its approval goes} other {# offers that wait for their approval go}} to the new authority',
  'administration.effect.approvalsWait':
    '{count, plural, one {# offer waits for its approval} other {# offers wait for their approval}}, which nobody can give any more',
  'administration.effect.regionsUnapproved':
    'New offers from {count, plural, one {# region} other {# regions}} will wait for an approval that nobody can give',
  'administration.effect.farmersStay':
    '{count, plural, one {# farm stays} other {# farms stay}} with this account, which nobody can act for any more',
  'administration.effect.farmersUnserved':
    '{count, plural, one {# farm begins and sends} other {# farms begin and send}} no more requests with this control body',
  'administration.effect.regionsWithout':
    '{count, plural, one {# region is} other {# regions are}} without an authority that answers',
  'administration.effect.termsAskedAgain':
    '{count, plural, one {# supplier is} other {# suppliers are}} asked to accept the new version',
  'administration.effect.countryLacks':
    '{count, plural, one {one thing is} other {# things are}} still missing',
  'administration.effect.usersOut':
    '{count, plural, one {# user loses} other {# users lose}} access',
  'administration.now': 'now:',
  'administration.before': 'before:',
  'administration.reason': 'Reason for the change (optional)',
  'administration.create': 'Create',
  'administration.conflictText':
    'Both of you have changed these fields. The form shows what the other person has saved. Your other changes are still there.',
  'administration.mine': 'Yours',
  'administration.takeMine': '{name}: take mine',
  'administration.usedBy': 'Used by',
  'administration.usedText': 'Therefore it cannot be deleted. Take it out of these entries first.',
  'administration.changeset.create': 'Created',
  'administration.changeset.administration': 'Changed',
  'administration.revision': 'State {rev}',
  'administration.changedThen':
    '{count, plural, =0 {Nothing changed then} one {Changed then: # field} other {Changed then: # fields}}',
  'administration.changedSince':
    '{count, plural, =0 {Still as it was left} one {Different since: # field} other {Different since: # fields}}',
  'administration.restore': 'Bring this state into the form',
  'administration.older': 'Older',
  'administration.asOf': 'State at the end of the day',
  'administration.section.asked': 'Where it is asked',
  'administration.section.website': 'Website',
  'administration.section.procedures': 'Procedures',
  'administration.section.double': 'Entered twice',
  'administration.section.signOn': 'Sign-in',
  'administration.hint.supervisor':
    'Is told when an office of the region lets its time pass, and then reads that request',
  'administration.htmlInPage': 'Line {line}: “{tag}” is HTML. Readers would see it as it stands.',
  'administration.hint.missingoffergroup.offergroup': 'Needed where it is there: its name here',
  'administration.hint.answer': 'Stands in the mail; needed where it is not taken in',
  'administration.hint.sameAs':
    'Offers and open requests go over to the other one; nobody chooses this one any more',
  'administration.hint.disabledForRequestSearch':
    'Such offers do not stand in the way of a request',
  'administration.unrestricted': 'None: no restriction',
  'administration.onePerLine': 'One in each line',
  'administration.hint.id': 'Letters, digits, _ and -; stays the same once it is used',
  'administration.hint.active': 'Switched off, no offer is asked for it; what was stated stays',
  'administration.hint.enabled': 'Switched off it stays readable where it was chosen',
  'administration.hint.visibility':
    'Each list that is not empty must contain the value of the offer',
  'administration.hint.domains': 'One host name in a line, without https://',
  'administration.hint.languages': 'The one chosen first is the language of the country',
  'administration.hint.code': 'Two capital letters of ISO 3166-1',
  'administration.hint.isAdmin': 'Only administrators sign in here; no country for visitors',
  'administration.hint.offerAutApproval':
    'The search shows new offers only once the authority has agreed. Each region needs one that approves offers',
  'administration.hint.userAgreement': 'Whether an office needs the agreement to file for a farm',
  'administration.hint.townDistanceKm':
    'So far may the point of a location lie from the nearest place of its postal code, 50 km without an entry: offers are searched around it',
  'administration.hint.contactEmail': 'Without it they go to the administration',
  'administration.hint.statecode':
    '1 to 16 characters, once in a country; it does not decide which places belong here',
  'administration.hint.aut': 'Without authority, requests from the region are refused',
  'administration.hint.postalCodePrefixes':
    'One beginning in a line; of several regions the longest decides. Without beginnings the name of the region does',
  'administration.hint.usageKey':
    'The product shows the page by this name; any other is at /content/name',
  'administration.hint.cmspage.country':
    'Without one, for all countries. Where a country has a page of its own, that one is shown instead',
  'administration.hint.cmspage.content':
    'An empty line begins a paragraph, “- ” a list, “## ” a heading; **strong**, [link](https://…)',
  'administration.purpose.requestpackage':
    'What a farm can ask for: steps, fields, who fills them in and how it is decided.',
  'administration.choose': 'Choose: {name}',
  'administration.takeNewer': 'State {rev}: take the newer state {newest}',
  'administration.pinned': '{name}, state {rev}',
  'administration.section.texts': 'Texts',
  'administration.hint.escalationDays':
    '7 days where nothing is said. The request stays open until it is answered',
  'administration.hint.reminderDays':
    'A number in a line, as 7 and 2; without it 3 days and 1 day before; 0 is the day itself',
  'administration.hint.autoCloseHours': 'Without it the step waits until somebody answers',
  'administration.hint.reportTable': 'Without an entry as the legal basis says',
  'administration.hint.requestformfield.internalName':
    'Answers are kept under this name: animalsGranted',
  'administration.hint.requestpackage.countries':
    'Offered in these countries; in none, where none is named',
  'administration.hint.requestpackage.enabled':
    'Where it is off, nobody begins a request, and drafts cannot be sent any more; sent requests go on',
  'administration.hint.requestpackage.animalkinds':
    'For these animal kinds; for none, where none is named',
  'administration.mails': 'Mails',
  'administration.mail': 'Which mail',
  'administration.mailBuiltIn':
    'In this language the built-in text is sent, or that of the language it falls back to.',
  'administration.mailSubject': 'Subject',
  'administration.mailChanged':
    'Somebody else has changed this text since; the history shows it. Saving again replaces it.',
  'administration.mailVariables': 'Values that are filled in',
  'administration.mailNeeded': 'must be in the text',
  'administration.mailMarkdown':
    'An empty line begins a paragraph, “- ” a list; **bold**, [link](((link))).',
  'administration.purpose.ruleset':
    'What follows from facts: when all conditions hold, something is set. Request packages check answers with them.',
  'administration.section.facts': 'Facts that the rules know',
  'administration.hint.public': 'Request packages can use them only so',
  'administration.ofRow': 'of row {number}',
  'administration.rowActs': 'Move or remove',
  'administration.knownFacts': 'Facts that the product tells',
  'administration.fact.account': 'Account (id)',
  'administration.fact.species': 'Species (report to the EU)',
  'administration.fact.requestType': 'Type of request',
  'administration.fact.today': 'Today’s date',
  'administration.fact.lowhatch': 'Animal kind with low-hatch requests',
  'administration.fact.controlBody': 'Farm has a control body',
  'administration.fact.association': 'Farm is in an association',
  'administration.factsOf.requestTypes': 'Request that begins',
  'administration.decision': 'Decision of the product',
  'administration.decisionNone': 'None: request packages check answers with it',
  'administration.decisionText.requestTypes':
    'A rule sets “withheld.…” to a type of request: it is not offered then, and the name of the fact is the sentence that tells why. What no office could answer is never offered.',
  'administration.decisionText.exportType':
    'A rule sets “export.type” to the configuration by which an account exports requests. Without a rule it has all columns.',
  'administration.decision.requestTypes': 'Which types of request are offered',
  'administration.decision.exportType': 'How an account exports requests',
  'administration.rowNumber': 'No.',
  'administration.openRow': 'Edit {name}',
  'administration.ruleGap': 'not complete yet',
  'administration.ruleAlways': 'always',
  'administration.ruleHits': 'Hits in {days, number} days',
  'administration.ruleHitLast': 'last {day}',
  'administration.outcome.refused': 'Sending refused',
  'administration.outcome.noticed': 'Notice',
  'administration.outcome.withheld': 'Not offered',
  'administration.factsOfAnswers': 'Answers in the form',
  'administration.factsOfDays': 'Days until an answer',
  'administration.daysUntil': 'Days until: {name}',
  'administration.compareValue': 'Compare with a value',
  'administration.compareOther': 'Compare with another fact',
  'administration.benchFired':
    '{count, plural, =0 {None of {rules, number} rules fires} one {One of {rules, number} rules fires} other {{count, number} of {rules, number} rules fire}}',
  'administration.ruleFires': 'fires',
  'administration.ruleRests': 'does not fire',
  'administration.ruleOff': 'not active',
  'administration.conditionHolds': 'holds',
  'administration.conditionFails': 'does not hold',
  'administration.conditionHas': 'given:',
  'administration.cases': 'Kept examples',
  'administration.casesNone':
    'None yet. A kept example says which rules fire: the rules are saved only while that is so.',
  'administration.caseName': 'Name of the example',
  'administration.caseKeep': 'Keep as an example',
  'administration.caseNotMet': 'is so no more',
  'administration.caseTry': 'Use: {name}',
  'administration.casesFull': 'No more than {most, number} examples are kept.',
  'administration.purpose.countrycalendar':
    'The public holidays of a country and its regions. Times in working days are counted by them; Saturdays and Sundays never count.',
  'administration.hint.countrycalendar.holidays.on':
    '05-01 (each year on 1 May), easter+1 (days after Easter Sunday; before it easter-2), orthodox+1, wed>=11-16 (the Wednesday from 16 November) or 2027-05-04 (in that year only)',
  'administration.hint.workingDays':
    'Instead of hours: counted from the next day, without weekends and the holidays of the region; the last day counts to its end',
  'administration.purpose.countrylaw':
    'When non-organic animals may be bought: grounds, shares, ages and times of conversion of a country, each row with its source.',
  'administration.section.shares': 'Shares in a year',
  'administration.hint.countrylaw.terms.states': 'None: in all regions that no other row names',
  'administration.hint.inPortions':
    'It comes again until all is bought or the farm says that nothing more comes',
  'administration.hint.endangeredLists': 'A list without a country applies in all',
  'administration.hint.countrylaw.validTo': 'Empty: until a newer one begins',
  'administration.hint.countrylaw.grounds.act': 'Only where it is another one',
  'administration.hint.isComplete': 'Otherwise it is not known, and an office is to be asked',
};
