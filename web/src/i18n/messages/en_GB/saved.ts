import type { Messages } from '#web/i18n/parts.ts';

export const messages = {
  'saved.askGuest': 'You sign in first. Then this search is saved.',
  'saved.askText': 'One a day at most. You end it with one tap.',
  'saved.compare': 'Compare',
  'saved.comparison': 'Offers side by side',
  'saved.differs': 'different',
  'saved.full': 'An account saves {count} searches at most. Delete another one first.',
  'saved.gone':
    '{count, plural, one {One saved offer is no longer there.} other {# saved offers are no longer there.}}',
  'saved.keep': 'Save search',
  'saved.kept': 'This search is saved.',
  'saved.mail': 'New offers by e-mail',
  'saved.mailAddress':
    'The e-mails go to the verified address of the account, or to the one with which you sign in.',
  'saved.name': 'Name of the search',
  'saved.off': 'You get no more new offers by e-mail',
  'saved.offText': 'Your searches stay saved. You can switch e-mails on again there.',
  'saved.offTitle': 'End the e-mails',
  'saved.offers': 'Saved offers',
  'saved.offersNone': 'None yet. “Save” is beside each offer, no account needed.',
  'saved.onDevice': 'Saved on this device only. Up to four can be compared.',
  'saved.searches': 'Saved searches',
  'saved.searchesNone':
    'None yet. Below each search is “Save search”: then new offers come by e-mail.',
} as const satisfies Messages<'saved'>;
