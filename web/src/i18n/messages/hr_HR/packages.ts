import type { Messages } from '../../parts.ts';

export const messages = {
  'packages.faults':
    'Zbog {count, plural, one {# pogreške} few {# pogreške} other {# pogrešaka}} zahtjevi zapinju',
  'packages.missing':
    'Na jezicima zemalja {count, plural, one {nedostaje # tekst} few {nedostaju # teksta} other {nedostaje # tekstova}}',
  'packages.missingIn': 'nedostaje: {languages}',
  'packages.step': 'Korak {number}',
  'packages.newer':
    '{count, plural, one {# polje u međuvremenu ima} few {# polja u međuvremenu imaju} other {# polja u međuvremenu ima}} novije stanje',
  'packages.newerText':
    'Paket ih pita onako kako su zabilježena. Što je započeto, u svakom slučaju ostaje kakvo je bilo.',
  'packages.newerShow': 'Pogledaj što se mijenja',
  'packages.newerStates': 'Stanje {before} → stanje {now}',
  'packages.newerTake':
    '{count, plural, one {Prihvati # novije stanje} few {Prihvati sva # novija stanja} other {Prihvati svih # novijih stanja}}',
  'packages.noTerm': 'Bez roka: korak čeka dok netko ne odgovori.',
  'packages.term': 'Kad bi korak počeo sada, do {until} trajao bi njegov rok.',
  'packages.workingDays': 'Računa se po kalendaru: {calendar}.',
  'packages.workingDaysNoCalendar':
    'Računa se bez blagdana: ni za jednu zemlju paketa nema kalendara.',
  'packages.reminders': 'Podsjetnik bi {days} bio poslan.',
  'packages.after.close': 'Nakon toga zahtjev bi bio zatvoren.',
} satisfies Partial<Messages<'packages'>>;
