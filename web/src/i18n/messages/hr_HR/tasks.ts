import type { Messages } from '../../parts.ts';

export const messages = {
  'tasks.approvals':
    '{count, plural, =0 {Nijedna ponuda ne čeka Vaše odobrenje} one {# ponuda čeka Vaše odobrenje} few {# ponude čekaju Vaše odobrenje} other {# ponuda čeka Vaše odobrenje}}',
  'tasks.hidden':
    '{count, plural, one {# ponudu treba potvrditi da se opet može naći} few {# ponude treba potvrditi da se opet mogu naći} other {# ponuda treba potvrditi da se opet mogu naći}}',
  'tasks.ending':
    '{count, plural, one {# ponudu treba potvrditi do {day}} few {# ponude treba potvrditi do {day}} other {# ponuda treba potvrditi do {day}}}',
  'tasks.endingText': 'Ono što nije potvrđeno, kupci nakon toga više ne nalaze.',
  'tasks.confirmAll':
    '{count, plural, one {Da, # ponuda još vrijedi} few {Da, sve # ponude još vrijede} other {Da, svih # ponuda još vrijedi}}',
  'tasks.until': 'Do {day} vrijedi ova potvrda.',
  'tasks.untilAtLeast': 'Potvrda vrijedi najmanje do {day}, a u nekim zemljama i dulje.',
  'tasks.takeOffline': 'Povucite s tržišta pod „Moje ponude”',
  'tasks.offers': '{count, plural, one {# ponuda} few {# ponude} other {# ponuda}}',
  'offers.standing.action': 'Treba riješiti',
  'offers.standing.rejected': 'Odbijeno',
  'offers.standing.online': 'Objavljeno',
  'offers.standing.waiting': 'Čeka odobrenje',
  'offers.standing.paused': 'Pauzirano',
  'offers.standing.archived': 'Arhiva',
  'tasks.weeks': 'Životinje u sljedećim tjednima',
  'tasks.weeksChange': 'Promijeni brojeve po tjednima',
  'tasks.withoutPhoto':
    '{count, plural, one {# ponuda bez fotografije} few {# ponude bez fotografije} other {# ponuda bez fotografije}}',
  'tasks.addPhotos': 'Dodaj fotografije',
  'tasks.waiting':
    '{count, plural, one {# ponuda čeka odobrenje} few {# ponude čekaju odobrenje} other {# ponuda čeka odobrenje}}',
} satisfies Partial<Messages<'tasks'>>;
