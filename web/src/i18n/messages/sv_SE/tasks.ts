import type { Messages } from '../../parts.ts';

export const messages = {
  'tasks.approvals':
    '{count, plural, =0 {Ingen annons väntar på ditt godkännande} one {# annons väntar på ditt godkännande} other {# annonser väntar på ditt godkännande}}',
  'tasks.hidden':
    '{count, plural, one {# annons måste bekräftas för att synas igen} other {# annonser måste bekräftas för att synas igen}}',
  'tasks.ending':
    '{count, plural, one {# annons ska bekräftas senast {day}} other {# annonser ska bekräftas senast {day}}}',
  'tasks.endingText': 'Det som inte är bekräftat hittar köpare inte efter det.',
  'tasks.confirmAll':
    '{count, plural, one {Ja, # annons stämmer} other {Ja, alla # annonser stämmer}}',
  'tasks.until': 'Bekräftelsen gäller till och med {day}.',
  'tasks.untilAtLeast': 'Bekräftelsen gäller minst till och med {day}, i vissa länder längre.',
  'tasks.takeOffline': 'Ta bort från försäljning under ”Mina annonser”',
  'tasks.offers': '{count, plural, one {# annons} other {# annonser}}',
  'offers.standing.action': 'Att göra',
  'offers.standing.rejected': 'Avvisade',
  'offers.standing.online': 'Synliga',
  'offers.standing.waiting': 'Väntar på godkännande',
  'offers.standing.paused': 'Pausade',
  'offers.standing.archived': 'Arkiv',
  'tasks.weeks': 'Djur de kommande veckorna',
  'tasks.weeksChange': 'Ändra veckosiffrorna',
  'tasks.withoutPhoto': '{count, plural, one {# annons utan foto} other {# annonser utan foto}}',
  'tasks.addPhotos': 'Lägg till foton',
  'tasks.waiting':
    '{count, plural, one {# annons väntar på godkännande} other {# annonser väntar på godkännande}}',
} satisfies Partial<Messages<'tasks'>>;
