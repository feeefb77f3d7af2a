import type { Messages } from '../../parts.ts';

export const messages = {
  'offerform.weeksHint': 'Buyers see nothing for weeks you leave empty.',
  'offerform.week.past': 'has passed and cannot be changed',
  'offerform.week.noNumber':
    'Enter a whole number, for example 500, or + ({full}), – ({none}) or ? ({later}).',
  'offerform.week.tooMany': 'That is too many animals.',
  'offerform.week.behindLast': 'After the last week',
  'offerform.week.refused': '{week}, “{text}”: {reason}',
  'offerform.week.refusedTitle': 'Not filled in',
  'offerform.week.changed':
    '{count, plural, one {# week changed} other {# weeks changed}}{refused, plural, =0 {} one {, # not filled in} other {, # not filled in}}',
  'offerform.week.undone': 'Last change undone',
  'offerform.week.clear': 'Clear',
  'offerform.week.copyTitle': 'Copy a week',
  'offerform.week.copyNone': 'First fill in the week that you want to copy.',
  'offerform.week.copyFrom': 'What is said of',
  'offerform.week.copyFirst': 'to the weeks from',
  'offerform.week.copyLast': 'to',
  'offerform.week.copyNow': '{count, plural, one {Copy to # week} other {Copy to # weeks}}',
  'offerform.week.more': 'Show more weeks',
  'offerform.week.less': '{step, number} fewer in {week}',
  'offerform.week.moreAnimals': '{step, number} more in {week}',
  'offerform.week.instead': 'Instead of a number for {week}',
  'offerform.keys':
    'Keys as in a spreadsheet: arrows, with Shift for several weeks; Enter or F2 changes, Ctrl + D fills right. Copy and paste works from a spreadsheet, too.',
  'offerform.keys.open': 'Change what is said; Esc leaves it as it was',
  'offerform.keys.fill': 'Fill right',
  'offerform.progress': '{filled} of {all} complete',
  'offerform.sectionPlace': 'Where and by whom?',
  'offerform.reset.animalkind': 'The animal species was changed',
  'offerform.reset.country': 'The country was changed',
  'offerform.resetFields': 'To be chosen again: {fields}.',
  'offerform.associationsHint': 'The associations of your profile. Buyers can search for them.',
  'offerform.attachments': 'Files of the offer',
  'offerform.attachmentsHint': 'At most {most, number}. Buyers can download them.',
  'offerform.attachmentGone': 'File no longer available',
  'offerform.attachmentsNone': 'You have not uploaded any files for offers yet.',
  'offerform.photosHint':
    'At most {most, number}. The first one is shown in the search. Details of place and camera are removed. A description helps people who cannot see the photo.',
  'offerform.photosAdd': 'Take or choose photos',
  'offerform.photosAwaited': 'It is saved as soon as the photos are there.',
  'offerform.photoFirst': 'shown in the search',
  'offerform.photoNumber': 'Photo {number, number}',
  'offerform.photoText': 'What does it show? (optional)',
  'offerform.photoEarlier': 'Move forward',
  'offerform.photoLater': 'Move back',
  'offerform.photoPreparing': 'is being prepared …',
  'offerform.photo.heic':
    'This device cannot read HEIC pictures. Set the camera to JPEG (“Most Compatible”), or choose a JPEG photo.',
  'offerform.photo.noPhoto':
    'GIF pictures and drawings (SVG) are not accepted. Choose a JPEG, PNG or WebP photo.',
  'offerform.photo.noPicture':
    'This file is not a picture. Choose a photo; other files belong to “Files of the offer”.',
  'offerform.photo.notSent': 'The photo did not arrive. Send it again, or leave it out.',
  'offerform.photo.tooLarge':
    'The photo is too large: at most 40 megapixels and 40 MB. Set the camera to fewer megapixels, for example 12.',
  'offerform.photo.tooMany': 'An offer has at most 8 photos. Remove another one first.',
  'offerform.photo.tooSmall':
    'The photo is too small: each side needs 200 pixels or more. Choose a larger one.',
  'offerform.photo.unreadable':
    'This picture cannot be read. Take it again, or choose another one.',
  'offerform.locationNoRegion': 'Region is missing',
  'offerform.locationNoContact': 'E-mail or phone is missing',
  'offerform.noLocationText':
    'An offer needs a sales location with an address and a position on the map. Fill it in here and go on at once.',
  'offerform.restoredText': 'They stay on this device until {until} unless you save.',
  'offerform.leaveText':
    'Your entries are not saved yet. As a draft they stay on this device for {days, number} days.',
  'offerform.leaveKeep': 'Keep the draft and leave',
  'offerform.savedRejected':
    'Saved. The offer stays rejected: nothing about the animals, the place or the files has changed.',
  'offerform.rejectedBecause': 'Rejected by the authority',
  'offerform.outcome.online': 'Online as soon as you save.',
  'offerform.outcome.inactive':
    'The offer can be found once your account is confirmed as a supplier.',
  'offerform.outcome.rejected':
    'Rejected. Once you change something about the animals, the place or the files, the offer goes to the authority again.',
  'offerform.outcome.staysRejected':
    'Rejected. The country approves no offers any more; this one stays hidden.',
  'offerform.outcome.pending':
    'Goes to the authority for approval once you save. You will get an e-mail when it has decided.',
  'offers.edit': 'Edit offer',
  'offers.copyNotSaved': 'Draft copy – not saved yet',
  'offers.noLocation': 'A sales location is missing',
  'offers.sectionAvailability': 'Available when?',
  'offers.increment': 'In steps of {increment, number}',
  'offers.restore': 'Restore the former entries',
  'offers.spotMarketField': 'Offer on the spot market',
  'offers.preview': 'This is what buyers see',
  'offers.publish': 'Publish offer',
  'offers.savedOnline': 'Saved. The offer can now be found like this.',
  'offers.savedPending': 'Saved. The authority checks the offer before it can be found.',
  'offers.clashes':
    'Your changes are entered. Also changed elsewhere: {fields}. Your entry is here. Check it and save again.',
  'offers.error.amount': 'Enter the number of animals as a whole number, for example 12.',
} as const satisfies Messages<'offerform'>;
