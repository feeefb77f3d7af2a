import type { Messages } from '#web/i18n/parts.ts';

export const en_GB = {
  'saved.ask': 'New offers by e-mail?',
  'saved.askText': 'One a day at most. You end it with one tap.',
  'saved.askGuest': 'You sign in first. Then this search is saved.',
  'saved.delete': 'Delete',
  'saved.deleted': '“{name}” is deleted.',
  'saved.full': 'An account saves {count} searches at most. Delete another one first.',
  'saved.keep': 'Save search',
  'saved.kept': 'This search is saved.',
  'saved.mail': 'New offers by e-mail',
  'saved.mailAddress':
    'The e-mails go to the verified address of the account, or to the one with which you sign in.',
  'saved.name': 'Name of the search',
  'saved.nameMissing': 'Please enter a name.',
  'saved.off': 'You get no more new offers by e-mail',
  'saved.offTitle': 'End the e-mails',
  'saved.offText': 'Your searches stay saved. You can switch e-mails on again there.',
  'saved.rename': 'Rename',
  'saved.searches': 'Saved searches',
  'saved.searchesNone':
    'None yet. Below each search is “Save search”: then new offers come by e-mail.',
  'saved.signIn': 'You see saved searches when you are signed in.',
  'saved.title': 'Saved',
} as const satisfies Messages<'saved'>;
