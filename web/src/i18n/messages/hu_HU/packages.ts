import type { Messages } from '../../parts.ts';

export const messages = {
  'packages.faults':
    '{count, plural, one {# hiba miatt a kérelmek elakadnak} other {# hiba miatt a kérelmek elakadnak}}',
  'packages.missing':
    '{count, plural, one {# szöveg hiányzik} other {# szöveg hiányzik}} az országok nyelvein',
  'packages.missingIn': 'hiányzik: {languages}',
  'packages.step': '{number}. lépés',
  'packages.newer':
    '{count, plural, one {# mezőnek közben van} other {# mezőnek közben van}} újabb változata',
  'packages.newerText':
    'A csomag úgy kérdezi őket, ahogy rögzítve vannak. Ami elkezdődött, mindenképpen olyan marad, amilyen volt.',
  'packages.newerShow': 'A változások megtekintése',
  'packages.newerStates': '{before}. változat → {now}. változat',
  'packages.newerTake':
    '{count, plural, one {Az újabb változat átvétele} other {Mind a # újabb változat átvétele}}',
  'packages.noTerm': 'Határidő nélkül: a lépés addig vár, amíg valaki nem válaszol.',
  'packages.term': 'Ha a lépés most kezdődne, eddig tartana a határideje: {until}.',
  'packages.workingDays': 'E naptár szerint számolva: {calendar}.',
  'packages.workingDaysNoCalendar':
    'Munkaszüneti napok nélkül számolva: a csomag egyik országához sincs naptár.',
  'packages.reminders': 'Emlékeztető ekkor menne ({days}).',
  'packages.after.close': 'Utána a kérelem lezárulna.',
} satisfies Partial<Messages<'packages'>>;
