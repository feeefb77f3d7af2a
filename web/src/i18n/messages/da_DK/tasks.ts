import type { Messages } from '../../parts.ts';

export const messages = {
  'tasks.approvals':
    '{count, plural, =0 {Intet tilbud venter på din godkendelse} one {# tilbud venter på din godkendelse} other {# tilbud venter på din godkendelse}}',
  'tasks.hidden':
    '{count, plural, one {# tilbud skal bekræftes, før det kan findes igen} other {# tilbud skal bekræftes, før alle kan findes igen}}',
  'tasks.ending':
    '{count, plural, one {# tilbud skal bekræftes senest den {day}} other {# tilbud skal bekræftes senest den {day}}}',
  'tasks.endingText': 'Derefter kan køberne ikke finde det, der ikke er bekræftet.',
  'tasks.confirmAll':
    '{count, plural, one {Ja, # tilbud gælder stadig} other {Ja, alle # tilbud gælder stadig}}',
  'tasks.until': 'Bekræftelsen gælder til den {day}.',
  'tasks.untilAtLeast': 'Bekræftelsen gælder mindst til den {day}, i nogle lande længere.',
  'tasks.takeOffline': 'Tag det af markedet under ”Mine tilbud”',
  'tasks.offers': '{count, plural, one {# tilbud} other {# tilbud}}',
  'offers.standing.action': 'Skal ordnes',
  'offers.standing.rejected': 'Afvist',
  'offers.standing.online': 'Online',
  'offers.standing.waiting': 'Venter på godkendelse',
  'offers.standing.paused': 'På pause',
  'offers.standing.archived': 'Arkiv',
  'tasks.weeks': 'Dyr i de kommende uger',
  'tasks.weeksChange': 'Ret tal for ugerne',
  'tasks.withoutPhoto': '{count, plural, one {# tilbud uden foto} other {# tilbud uden foto}}',
  'tasks.addPhotos': 'Tilføj fotos',
  'tasks.waiting':
    '{count, plural, one {# tilbud venter på godkendelse} other {# tilbud venter på godkendelse}}',
} satisfies Partial<Messages<'tasks'>>;
