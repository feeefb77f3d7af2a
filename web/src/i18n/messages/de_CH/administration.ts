import type { Messages } from '../../parts.ts';

export const messages = {
  'administration.choice.picture.chicken': 'Weisses Huhn',
  'administration.choice.comparison.gt': 'ist grösser als',
  'administration.choice.F40a': '40 %: grosse Erweiterung',
  'administration.hint.missingoffergroup.offergroup':
    'Nötig, wenn sie vorhanden ist: so heisst sie hier',
  'administration.hint.code': 'Zwei Grossbuchstaben nach ISO 3166-1',
} satisfies Partial<Messages<'administration'>>;
