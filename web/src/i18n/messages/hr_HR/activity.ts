import type { Messages } from '../../parts.ts';

export const messages = {
  'activity.intro':
    'Kupci se oslanjaju na to da životinje još postoje. S vremena na vrijeme potvrdite svoje ponude; ono što nije potvrđeno skriva se, ali se nikad ne briše.',
  'activity.nowhere': 'Još ne prodajete ni u jednoj zemlji',
  'activity.nothing': 'Ovdje se nema što potvrditi.',
  'activity.question':
    '{count, plural, one {Vrijedi li još Vaša # ponuda?} few {Vrijede li još sve # ponude?} other {Vrijedi li još svih # ponuda?}}',
  'activity.yes': 'Da, sve vrijedi',
  'activity.yesSome':
    '{count, plural, =0 {Ne potvrdi nijednu ponudu} one {Da, ova # ponuda vrijedi} few {Da, ove # ponude vrijede} other {Da, ovih # ponuda vrijedi}}',
  'activity.hidden':
    '{count, plural, one {Skrivena je # ponuda} few {Skrivene su # ponude} other {Skriveno je # ponuda}}',
  'activity.hiddenText': 'Potvrda je istekla. Čim potvrdite, odmah se opet mogu naći.',
  'activity.next': 'Sljedeći rok',
  'activity.warnings': 'Podsjetnici od tada',
  'activity.waiting':
    '{count, plural, one {Potvrđuje se # ponuda, to traje nekoliko minuta} few {Potvrđuju se # ponude, to traje nekoliko minuta} other {Potvrđuje se # ponuda, to traje nekoliko minuta}}',
  'activity.until': 'Potvrda vrijedi do {day} Prije toga podsjetit ćemo Vas e-poštom.',
  'activity.ends': 'Potvrđeno do {day}',
} satisfies Partial<Messages<'activity'>>;
