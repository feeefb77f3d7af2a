import type { Messages } from '#web/i18n/parts.ts';

export const messages: Messages<'approval'> = {
  'approval.views': 'State of the approval',
  'approval.view.pending': 'Waiting for you',
  'approval.view.accepted': 'Approved',
  'approval.view.rejected': 'Rejected',
  'approval.none.pending': 'No offer is waiting for your approval',
  'approval.none.decided': 'No offer here yet',
  'approval.offeredAgo': 'New, offered {when}',
  'approval.changedAgo': 'Changed {when}',
  'approval.keys':
    'While this list has the focus: A approves, R rejects, arrow keys move between offers.',
  'approval.notListed': 'This offer is not in the list',
  'approval.accept': 'Approve',
  'approval.acceptTogether':
    '{count, plural, one {Approve # offer of this supplier …} other {Approve # offers of this supplier …}}',
  'approval.acceptTogetherText':
    'These offers are approved together: all of them or, if one has been changed meanwhile, none.',
  'approval.acceptThese': '{count, plural, one {Approve # offer} other {Approve # offers}}',
  'approval.heldMany.accept': '{count, plural, one {# offer approved} other {# offers approved}}',
  'approval.heldMany.reject': '{count, plural, one {# offer rejected} other {# offers rejected}}',
  'approval.heldText':
    'The supplier will hear of it in {seconds} seconds. Until then you can take it back.',
  'approval.sendNow': 'Send now',
  'approval.newer': 'The offer was changed while you were looking at it',
  'approval.newerText': 'It is shown as it is now. Look at it before you decide.',
  'approval.newerSeen': 'Looked at it, go on to the decision',
  'approval.notDecided': 'The decision was not saved',
  'approval.rejectTitle': 'Reject the offer',
  'approval.template': 'Usual reason',
  'approval.ownWords': 'Own words',
  'approval.template.certificate':
    'There is no valid organic certificate for the holding. Please hand it in through your control body.',
  'approval.template.animalkind':
    'The certificate of the holding does not name this animal species.',
  'approval.template.category': 'The category given does not fit the age and usage of the animals.',
  'approval.template.amount':
    'The number of animals does not fit the stock that the holding has reported.',
  'approval.template.unclear': 'The information is not enough for an approval. Please complete:',
  'approval.reasonHint': 'The supplier reads it word for word, also in the e-mail.',
  'approval.whatOffered': 'What is offered',
  'approval.foreignBefore':
    'Another authority decided last. What was offered then cannot be seen here.',
  'approval.unchanged': 'Everything else',
  'approval.since.accepted': 'Since the approval on {day}:',
  'approval.since.rejected': 'Since the rejection on {day}:',
  'approval.noChanges': 'Nothing was changed.',
  'approval.field': 'Information',
  'approval.before': 'Before',
  'approval.now': 'Now',
  'approval.notApproved': 'needs no approval',
  'approval.supplier': 'Offers of this supplier in your regions',
  'approval.event.offer': 'Offer handed in',
  'approval.event.change': 'Changed by the supplier',
};
