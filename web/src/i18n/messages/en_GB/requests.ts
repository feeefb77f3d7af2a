import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.draft': 'Draft of a request',
  'requests.draftOf': 'Draft of {day}',
  'requests.number': 'Number',
  'requests.filedBy': 'Filed by',
  'requests.site': 'Location',
  'requests.package': 'Request for',
  'requests.type': 'Addressed to',
  'requests.editor': 'Handled by',
  'requests.noEditor': 'Nobody',
  'requests.turn': 'With',
  'requests.waitingSince': 'Since',
  'requests.you': 'you',
  'requests.yourTurn': 'Your turn',
  'requests.system': 'automatic',
  'requests.someone': 'a party',
  'requests.quoted': '“{text}”',

  'requests.status.new': 'Draft',
  'requests.status.open': 'Open',
  'requests.status.closed': 'Closed',
  'requests.status.accepted': 'Granted',
  'requests.status.rejected': 'Refused',
  'requests.status.retracted': 'Retracted',
  'requests.status.lapsed': 'Lapsed',
  'requests.status.waived': 'Waived',
  'requests.status.revoked': 'Revoked',

  'requests.way.alone': 'Decided by: {decider}.',
  'requests.way.decided': 'Asked first: {parties}. Decided by: {decider}.',
  'requests.way.free': 'Nobody has to permit it.',
  'requests.way.recorded': 'Nobody has to permit it. What you record goes to: {parties}.',
  'requests.way.varies': 'Who takes part depends on the application that you choose.',

  'requests.notFound': 'Your account has no such request',
  'requests.notFoundText':
    'It was discarded or belongs to another account. If you have several accounts, change the account above.',
  'requests.toRequest': 'To the request',
  'requests.notYourTurn': 'There is nothing for you to fill in here now',
  'requests.nothingWaits': 'The request is finished.',

  'requests.saidBefore': 'Answers so far: {farmer}',
  'requests.noticed': 'Please note',
  'requests.noticedOnly': 'The rules of this form point to this answer.',
  'requests.quota': 'Yearly maximum',
  'requests.quotaShare':
    '{most, plural, one {# animal} other {# animals}}, {share}% of {stock} adults',
  'requests.quotaSmall':
    '{most, plural, one {# animal} other {# animals}}, since the herd is small ({stock} adults)',
  'requests.quotaClaim':
    'Already bought this year: {before}{kind, select, asked {, asked for: {animals}} granted {, granted: {animals}} bought {, with this request: {animals}} other {}}.',
  'requests.quotaLeft':
    '{left, plural, =0 {That uses it up.} one {# animal is left.} other {# animals are left.}}',
  'requests.quotaOver':
    '{over, plural, one {That is # animal too many.} other {That is # animals too many.}}',
  'requests.takeMost': 'Enter the most allowed: {value}',
  'requests.textBlocks': 'Standard texts of your office',
  'requests.keepText': 'Keep as a standard text',
  'requests.saveDraft': 'Save draft',
  'requests.draftSavedWithout':
    '{count, plural, one {One answer is not possible as it is and stands} other {{count} answers are not possible as they are and stand}} on this device only; all others are in the account.',
  'requests.savedOnDevice': 'Saved {time} on this device, kept there until {until}',
  'requests.savedInAccount': 'Saved on {day} at {time} in your account',
  'requests.otherFarmersDraft': 'This draft belongs to {farmer}',
  'requests.otherFarmersDraftText':
    'You are acting for {farmer}. So that nothing ends up with the wrong farm, first choose which farm you continue for.',
  'requests.goOnFor': 'Go on for {farmer}',
  'requests.restoredText':
    'It stays on this device until {until}. If others use it too, send or discard the draft.',
  'requests.takeFromAccount': 'Use the saved draft instead',
  'requests.olderOnDevice': 'This device has other entries from {at}',
  'requests.olderOnDeviceText': 'The draft has since been saved elsewhere.',
  'requests.takeFromDevice': 'Use the entries of this device',
  'requests.noSignalDraft':
    'Your answers are kept on this device until {until}. As soon as the connection is back they are saved in your account by themselves. Only then can you send them.',
  'requests.noSignalStep':
    'Your answers are kept on this device until {until}. You can send them as soon as the connection is back.',
  'requests.waits.saving':
    'What you typed is kept on this device. You can go on: we try to save it in your account again every few seconds.',
  'requests.waits.sending':
    'Nothing has been sent yet. Leave this page open: it is sent as soon as the connection is back.',
  'requests.notYet': 'Do not send yet',

  'requests.attachmentsNone': 'No attachments',
  'requests.attachmentsHint':
    'At most {size} a file; large photos are made smaller. Allowed: {endings}.',
  'requests.attachmentsTotal':
    '{count, plural, one {# of {most} files} other {# of {most} files}}, {size} of {limit}',
  'requests.file.shrinking': 'is being made smaller …',
  'requests.file.uploading': 'is being saved …',
  'requests.file.sending': 'is being sent: {percent, number}%',
  'requests.file.failed': 'not saved: the transfer broke off',
  'requests.filesBusy': 'Wait until all files are saved.',

  'requests.checkTitle': 'Check your answers',
  'requests.checkLead': 'Nothing has been sent yet.',
  'requests.declaration': 'Declaration',
  'requests.send': 'Send the request',
  'requests.sendStep': 'Send',
  'requests.sendDecision': 'Send the decision',
  'requests.becomes': 'When you send, the request becomes:',

  'requests.sentTitle': 'Your request has been sent',
  'requests.sentStep': '{form}: sent',
  'requests.whatNext': 'What happens next',
  'requests.timeOver.remindAndStay':
    'Due by {day}. The request then stays open until the office answers; silence is neither a permission nor a refusal.',
  'requests.timeOver.close':
    'Due by {day}. Without a decision by then the request lapses: the form that it was begun with says so. Whoever decides can open it again for 30 days.',
  'requests.overdue':
    'The time ended on {day}. The request stays open until the office answers; silence is neither a permission nor a refusal.',
  'requests.timeOver.passOn':
    'Due by {day}. Without an answer by then the request goes on to the next party.',
  'requests.workingDays':
    '{days, plural, one {One working day} other {# working days}} from {day}, without holidays and weekends.',
  'requests.youGetMail': 'The parties get a mail when something happens.',
  'requests.partyGone': 'Nobody can act for this account at present.',
  'requests.mayRetract': 'You can retract the request as long as it is not decided.',
  'requests.printTooMuch': 'The attachments are too large to be printed with it',
  'requests.printTooMuchText':
    'Together they have {total}; at most {limit} can be printed with it. The paper shows the name and size of each attachment; open and print the files one by one.',
  'requests.attachmentsOnPaper':
    'The files themselves are not printed here; the database keeps them with this request.',
  'requests.usualTime':
    '{count, plural, =0 {{party} usually decides on the same day.} one {{party} usually decides within {shown} day.} other {{party} usually decides within {shown} days.}}',

  'requests.redacted':
    'Name and place of the farm and its files were removed. Answers and decision stay on record.',
  'requests.previewText': 'Nothing can be changed here.',
  'requests.since': 'since {day} ({ago})',
  'requests.decisive': 'What matters',
  'requests.askedOfAllowed': 'Asked for: {asked}, allowed: {allowed}',
  'requests.noneFound': 'No offer found',
  'requests.foundAndAnswered': 'Found: {found}, with a reason: {said}',
  'requests.foundWithoutConditions': 'without own conditions: {all}',
  'requests.farmSoFar': 'Decisions on the farm that you can see',
  'requests.farmUndecided': 'None yet',
  'requests.allOfFarm': 'All requests of the farm',
  'requests.facts': 'What it is about',
  'requests.answers': 'Answers',
  'requests.draftSoFar': 'Draft, not sent yet',
  'requests.search': 'Search for organic animals',
  'requests.searchProved': 'Signed proof of the search: {number}',
  'requests.searchFound':
    '{count, plural, =0 {No offers} one {{shown} offer} other {{shown} offers}} within {radius}, {time}',
  'requests.due': 'Deadline',
  'requests.dueFilter.over': 'past',
  'requests.dueFilter.today': 'still ends today',
  'requests.dueFilter.week': 'ends within 7 days',
  'requests.due.over':
    '{days, plural, =0 {Passed today} one {Passed yesterday} other {Passed # days ago}}',
  'requests.due.today': 'Ends today',
  'requests.due.soon': '{days, plural, one {Ends tomorrow} other {# days left}}',
  'requests.searchConditions': 'Conditions of the search',
  'requests.searchNoConditions': 'no others, all offers of these animals were searched',
  'requests.withoutConditions':
    'By species, sex and age alone: {kind}, {count, plural, =0 {no offers} one {{shown} offer} other {{shown} offers}}{near, select, yes { within {radius}. The request shows this number, too.} other {.}}',
  'requests.offersCounted':
    'What counts is what is available when you need the animals, and only in categories that count for requests.',
  'requests.categoriesLeftOut':
    'This category does not count for requests, so the search goes without it: {categories}.',
  'requests.removedByConditions':
    '{count, plural, =0 {Own conditions remove no offer} one {Own conditions remove {shown} offer} other {Own conditions remove {shown} offers}}; by species, sex and age alone there are {all}: {kind}',
  'requests.countedUntil':
    'What was available by {day} was counted, only in categories that count for requests',
  'requests.searchAround': 'Radius: {radius} around {place}',
  'requests.searchPoint': 'Point on the map: latitude {lat}, longitude {lon}',
  'requests.farFromTown':
    'This point lies {km} away from the nearest place of the postal code: check whether the farm lies there.',
  'requests.searchWord': 'The word “{word}” in breed or origin, further detail, location or town',
  'requests.searchBy': 'Only what can be had by {day}',
  'requests.searchUnknown': 'A condition that this page does not know: {asked}',
  'requests.searchNothingMeets': 'A condition that no offer can meet',
  'requests.newOffers':
    '{count, plural, one {One offer has been added} other {# offers have been added}}',
  'requests.newOffersText':
    'These offers were not there when you began the request, or they offered other animals. Say why each of them does not fit, then send again. If one fits, you need no derogation.',
  'requests.foundWhenSent':
    'when sent, {time}: {count, plural, =0 {no offers} one {{shown} offer} other {{shown} offers}}, by species, sex and age alone {all}',
  'requests.offersFoundSince': 'Found in addition when the request was sent',
  'requests.followupFor': 'Follows',
  'requests.earlier': 'an earlier request',
  'requests.printedOn': 'printed on {time}',
  'requests.lapsedOn': 'Lapsed without a decision on {day}',
  'requests.lapsedText':
    '{form}: nobody answered in time. The request is neither granted nor refused; the form that it was begun with let it lapse then.',
  'requests.granted':
    '{count, plural, one {{granted} animal of {asked} asked for} other {{granted} animals of {asked} asked for}}',
  'requests.validUntil': 'Valid until {day}',

  'requests.stepState.filled': 'Done',
  'requests.stepState.yours': 'With you',
  'requests.stepState.waiting': 'With others',
  'requests.stepState.lapsed': 'Not done in time',
  'requests.stepState.ahead': 'Not started',
  'requests.stepState.notReached': 'Not reached',
  'requests.stepState.notNeeded': 'Not needed',

  'requests.event.init': 'Request begun',
  'requests.event.saveDraft': 'Draft saved',
  'requests.event.send': 'Request sent',
  'requests.event.remove': 'Draft discarded',
  'requests.event.fillStep': 'Filled in: {form}',
  'requests.event.decide': 'Decided',
  'requests.event.autoClose': 'Lapsed without a decision, no answer in time: {form}',
  'requests.event.passOn': 'No answer in time, passed on: {form}',
  'requests.event.remind': 'Reminded of the time: {form}',
  'requests.event.escalate': 'Time over, told as overdue: {form}',
  'requests.event.handOver': 'Handed over to the office that is responsible now',
  'requests.event.retract': 'Request retracted',
  'requests.event.waive': 'Rest of the permission waived',
  'requests.event.revoke': 'Permission revoked',
  'requests.event.reopen': 'Opened again after it had lapsed without a decision',
  'requests.event.mark': 'Handling noted',
  'requests.event.moveToFolder': 'Moved to a folder',
  'requests.event.followUp': 'New request begun',

  'requests.goOn': 'Go on with the draft',
  'requests.fillIn': '– fill in',
  'requests.followUp': 'Make a new request of it',
  'requests.retract': 'Retract the request',
  'requests.retractText':
    'It will not be decided any more. You can make a new request of it later.',
  'requests.waive': 'Waive the rest',
  'requests.waiveText':
    'The decision stands, and what you have bought until now was permitted; you can still report it later. From now on you may buy no more animals under this permission. This cannot be undone.',
  'requests.purchases': 'Purchase and conversion',
  'requests.purchases.due':
    'Please report the purchase by {day}, in parts if you like. What is not reported by then counts as not bought.',
  'requests.purchases.mayReport':
    'What was bought before the waiver can be reported until {day}. What is not reported by then counts as not bought.',
  'requests.purchases.left':
    '{count, plural, one {{shown} more animal may be bought under this permission.} other {{shown} more animals may be bought under this permission.}}',
  'requests.purchases.returned':
    '{count, plural, one {{shown} animal of the permission was not bought.} other {{shown} animals of the permission were not bought.}}',
  'requests.purchases.recalled':
    'The conversion periods have not been checked against the text of the law yet. If in doubt, ask your control body.',
  'requests.purchases.animals':
    '{count, plural, one {{shown} animal bought} other {{shown} animals bought}}',
  'requests.purchases.boughtOn': 'Bought on',
  'requests.purchases.arrivedOn': 'Arrived on',
  'requests.purchases.seller': 'Sold by',
  'requests.purchases.tags': 'Ear tags or lot',
  'requests.purchases.organic': 'organic from {day}',
  'requests.purchases.earliest':
    'organic from {day} at the earliest: three quarters of the life count, and the date of birth is not reported',
  'requests.purchases.calendar': 'Save as a calendar file',
  'requests.purchases.event': '{product} organic (permission {hid})',
  'requests.product.meat': 'Meat',
  'requests.product.milk': 'Milk',
  'requests.product.eggs': 'Eggs',
  'requests.product.beeProducts': 'Bee products',
  'requests.waivedRest':
    '{count, plural, =0 {Nothing was left. What was bought was permitted.} one {{shown} animal was not bought yet. What was bought was permitted.} other {{shown} animals were not bought yet. What was bought was permitted.}}',
  'requests.revoke': 'Revoke the permission',
  'requests.revoke.text':
    'From now on no animals may be bought under it. The decision and what was bought until now stand. All parties are told. The administrative law of your country says whether the farm must be heard first and which form a revocation needs.',
  'requests.revokedText': 'From this day on no animals may be bought under it.',
  'requests.reopen': 'Open again',
  'requests.reopen.text':
    'It lapsed without a decision. It then waits again for the party that did not answer, without a deadline, until that party answers. All parties are told.',
  'requests.reopenUntil': 'Whoever decides can open it again until {day} if you ask for it.',
  'requests.reason': 'Reasons',
  'requests.reasonHint': 'The farm and the offices involved read them.',
  'requests.removeDraft': 'Discard the draft',
  'requests.removeText': 'All answers in it are lost, also on this device.',
  'requests.tryAgainNewest': 'The newest version has been loaded. Please try again.',
  'requests.folder': 'Folder',
  'requests.moveTo': 'Move to a folder',
  'requests.moved':
    '{count, plural, =0 {No request has been moved} one {# request has been moved} other {# requests have been moved}}',
  'requests.mark': 'Note who handles it',
  'requests.markRemove': 'Remove the note',
  'requests.markReplace': 'Replace the note',
  'requests.markedSince': '{editor} has been handling this request since {time}',
  'requests.markReplaceText': 'Talk to each other before you replace or remove the note.',
  'requests.editorName': 'Your initials',
  'requests.editorNameHint': 'All parties see them, the farm too, for example “MS”.',
  'requests.statusLabel': 'Word on where it stands',
  'requests.statusLabelHint': 'All parties see it, for example “Question to the farm”.',

  'requests.view.needsMe': 'Waiting for me',
  'requests.view.all': 'All',
  'requests.view.noFolder': 'In no folder',
  'requests.view.drafts': 'Drafts',
  'requests.view.archived': 'Archive',
  'requests.found':
    '{count, plural, =0 {No requests} one {{shown} request} other {{shown} requests}}',
  'requests.searchText': 'Number or farm',
  'requests.noneMatch': 'No request fits the filters',
  'requests.none.needsMe': 'No request is waiting for you',
  'requests.beginText':
    'A request begins with a search: if you find no suitable organic animal, you apply for the derogation there.',

  'requests.step.site': 'Where do they go?',
  'requests.step.type': 'Who decides?',
  'requests.step.package': 'Which request?',
  'requests.back': 'Back',
  'requests.neededText':
    'If you find no suitable organic animal, you can apply to buy non-organic breeding animals.',
  'requests.needed.search': 'a search; you say why each offer that it finds does not fit',
  'requests.needed.account': 'the sign-in of your farm with its control number',
  'requests.needed.site': 'the location where the animals will go, with its place on the map',
  'requests.needed.time': 'about 10 minutes; the draft is saved and can be continued later',
  'requests.mayNot.role':
    'Requests are filed by farms, their control bodies and their associations. If you have such an account, change to it above. If you run a farm and have no such account yet, ask your control body for an invitation.',
  'requests.mayNot.account':
    'Your account does not have this right. The administration of the database can give it.',
  'requests.mayNot.blocked': 'The reason, and whom to ask, is given above.',
  'requests.followUpNotice':
    'This will be a new request after an earlier one. Answers that still fit are taken over.',
  'requests.offersFit':
    '{count, plural, =0 {No offer fits your search} one {{shown} offer fits your search} other {{shown} offers fit your search}}',
  'requests.offersNear':
    '{count, plural, =0 {No offer within {radius} fits} one {{shown} offer within {radius} fits} other {{shown} offers within {radius} fit}}',
  'requests.offersFirst':
    'A derogation is only for animals that you cannot get in this way. In the request you say why an offer does not fit or is not enough.',
  'requests.offersAll':
    '{count, plural, one {Look at the offer} other {Look at all {shown} offers}}',
  'requests.searchLimits':
    'The search is made around the location chosen, always within {radius}. A transport of live animals should take {hours, plural, one {# hour} other {# hours}} at most.',
  'requests.offersAnswer':
    'Say why each of them does not fit or is not enough: best here and now, at the latest before sending. The reasons are kept with the request.',
  'requests.offersNearest': 'These are the nearest {shown}; the others come before sending.',
  'requests.offersFarther':
    '{count, plural, one {# offer farther away} other {# offers farther away}}',
  'requests.offersFartherSaid': '{count, plural, other {# answered}}',
  'requests.whyNot': 'Why does it not fit?',
  'requests.whyNotSaid': 'answered',
  'requests.whyNotText': 'In your own words',
  'requests.whyNotNeedsText': 'Name the other reason in your own words.',
  'requests.taken': 'How many of them do you take?',
  'requests.takenHint':
    '{most, plural, =0 {} other {At most {most, number}. }}You buy these animals organic; you apply for so many fewer.',
  'requests.takenMissing': 'Say how many of the animals you take; 0 if none.',
  'requests.takenNotice':
    '{count, plural, one {You take {taken} organic animal.} other {You take {taken} organic animals.}} You apply for {applied} instead of {wanted}.',
  'requests.offerTaken':
    '{count, plural, =0 {None of them is taken.} one {# of them is taken.} other {# of them are taken.}}',
  'requests.offersLeft': 'Offers without a reason yet: {shown} of {all}',
  'requests.offersAllAnswered':
    '{count, plural, one {You have said why the offer does not fit.} other {You have said of all {shown} offers why they do not fit.}}',
  'requests.sameReason': 'The same reason for all {count, number} open offers',
  'requests.offerReason.breed': 'another breed or origin',
  'requests.offerReason.gender': 'wrong sex',
  'requests.offerReason.age': 'wrong age',
  'requests.offerReason.amount': 'too few animals',
  'requests.offerReason.time': 'not available in time',
  'requests.offerReason.health': 'health status',
  'requests.offerReason.performance': 'performance or pedigree',
  'requests.offerReason.housing': 'housing or horn status',
  'requests.offerReason.transport': 'transport too long',
  'requests.offerReason.other': 'another reason',
  'requests.offersFound': 'Offers found',
  'requests.offersFoundText':
    'The search as it was when the request was begun. Later changes of the offers do not change it.',
  'requests.offersOnPaper': 'Only the nearest are listed here; all {all} are in proof {number}.',
  'requests.offerFoundAt': '{distance} away, revision {rev}',
  'requests.offerGone': 'can no longer be seen',
  'requests.offerNotAnswered': 'Why it does not fit was not said.',
  'requests.offerDoesNotFit': 'Does not fit: {reasons}.',
  'requests.use': 'What are the animals for?',
  'requests.otherFilters': 'From your search these apply, too: {filters}.',
  'requests.onlyHere':
    'Only offers in this country ({country}) count for the request; offers from other countries are no part of it.',
  'requests.otherFiltersChange': 'Change them in the search',
  'requests.farmerSearch': 'For which farm?',
  'requests.farmerHint': 'Name or control number, at least {count} characters',
  'requests.farmersFound':
    '{count, plural, =0 {No farm found} one {# farm found} other {# farms found}}',
  'requests.farmerInactive': 'not active',
  'requests.farmerNotAgreed': 'has not agreed',
  'requests.actFor': 'Act for this farm',
  'requests.otherFarmer': 'Choose another farm',
  'requests.noSite': 'A location with an address and a place on the map is missing.',
  'requests.siteOfFarm': 'The farm adds its locations itself, in its profile.',
  'requests.askForRegion':
    'Check the postal code. If it is right, its region is missing: write to those who look after this country.',
  'requests.unusableSites': 'These locations cannot be used',
  'requests.typesWithheld': 'Not possible here',
  'requests.typeWithheld': 'Not meant for this farm or these animals.',
  'requests.supplierQuestion': 'Which supplier is it about?',
  'requests.supplierNone': 'No supplier',
  'requests.supplierFills':
    'Once you send it, the supplier reads the answers that concern the supplier, and the outcome; of the farm only name, town and region, no files. The supplier fills in: {form}.',
  'requests.supplierReads':
    'Optional. Once you send it, the supplier reads the answers that concern the supplier, and the outcome; of the farm only name, town and region, no files.',
  'requests.supplierNotListed': 'My supplier is not in the list',
  'requests.supplierUnknown': '“{name}” is not in the list',
  'requests.noSuppliers': 'There is no supplier of these animals to choose here yet',
  'requests.supplierInvite':
    'Ask the supplier to register here and to name this animal species. It is free and quickly done. What you have chosen so far is kept in the address of this page: come back to it afterwards.',
  'requests.hatcheryInvite':
    'Write to our administration, too: after a low hatch you can choose only suppliers that it has marked as a hatchery.',
  'requests.supplierGone':
    'Talk to the supplier, or begin again with another one. Your answers stay in this draft.',
  'requests.supplierText':
    'When a farm names you as the supplier, its request appears here as soon as it is sent.',
  'requests.noPackage': 'There is no request for this here',
  'requests.noPackageText':
    'This country takes no requests for these animals here. The office in charge can tell you whether a permission is needed.',
  'requests.earlierRunning':
    '{count, plural, one {A request for these animals is already on its way} other {# requests for these animals are already on their way}}',
  'requests.keys':
    'While this list has the focus: J and K move between rows, {selects, select, yes {X selects one, } other {}}Enter opens it, / goes to the search field.',

  'requests.changedSince': 'Changed since you looked',
  'requests.moreFilters': 'More filters',
  'requests.sentOn': 'Sent',
  'requests.sentFrom': 'Sent from',
  'requests.sentTo': 'Sent until',
} as const satisfies Messages<'requests'>;
