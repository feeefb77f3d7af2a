import type { Messages } from '../../parts.ts';

export const messages = {
  'tasks.approvals':
    '{count, plural, =0 {Er wacht geen aanbod op uw goedkeuring} one {# aanbieding wacht op uw goedkeuring} other {# aanbiedingen wachten op uw goedkeuring}}',
  'tasks.hidden':
    '{count, plural, one {Bevestig # aanbieding, dan is die weer te vinden} other {Bevestig # aanbiedingen, dan zijn ze weer te vinden}}',
  'tasks.ending':
    '{count, plural, one {Bevestig # aanbieding uiterlijk op {day}} other {Bevestig # aanbiedingen uiterlijk op {day}}}',
  'tasks.endingText': 'Wat niet is bevestigd, vinden kopers daarna niet meer.',
  'tasks.confirmAll':
    '{count, plural, one {Ja, # aanbieding klopt nog} other {Ja, alle # aanbiedingen kloppen nog}}',
  'tasks.until': 'De bevestiging geldt tot en met {day}.',
  'tasks.untilAtLeast': 'De bevestiging geldt minstens tot en met {day}, in sommige landen langer.',
  'tasks.takeOffline': 'Onder ‘Mijn aanbod’ van de markt halen',
  'tasks.offers': '{count, plural, one {# aanbieding} other {# aanbiedingen}}',
  'offers.standing.action': 'Te doen',
  'offers.standing.rejected': 'Afgewezen',
  'offers.standing.online': 'Online',
  'offers.standing.waiting': 'Wacht op goedkeuring',
  'offers.standing.paused': 'Gepauzeerd',
  'offers.standing.archived': 'Archief',
  'tasks.weeks': 'Dieren in de komende weken',
  'tasks.weeksChange': 'Weekaantallen wijzigen',
  'tasks.withoutPhoto':
    '{count, plural, one {# aanbieding zonder foto} other {# aanbiedingen zonder foto}}',
  'tasks.addPhotos': 'Foto’s toevoegen',
  'tasks.waiting':
    '{count, plural, one {# aanbieding wacht op goedkeuring} other {# aanbiedingen wachten op goedkeuring}}',
} satisfies Partial<Messages<'tasks'>>;
