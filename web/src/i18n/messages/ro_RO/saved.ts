import type { Messages } from '../../parts.ts';

export const messages = {
  'saved.askGuest': 'Pentru aceasta vă conectați. Apoi căutarea este salvată.',
  'saved.askText': 'Cel mult unul pe zi. Renunțați cu o singură atingere.',
  'saved.compare': 'Comparați',
  'saved.comparison': 'Comparația ofertelor',
  'saved.differs': 'diferă',
  'saved.full': 'Un cont salvează cel mult {count} de căutări. Ștergeți întâi alta.',
  'saved.gone':
    '{count, plural, one {O ofertă salvată nu mai există.} few {# oferte salvate nu mai există.} other {# de oferte salvate nu mai există.}}',
  'saved.keep': 'Salvați căutarea',
  'saved.kept': 'Această căutare este salvată.',
  'saved.mail': 'Oferte noi prin e-mail',
  'saved.mailAddress':
    'E-mailurile merg la adresa confirmată a contului sau la cea cu care vă conectați.',
  'saved.name': 'Numele căutării',
  'saved.off': 'Nu mai primiți oferte noi prin e-mail',
  'saved.offText': 'Căutările rămân salvate. De acolo puteți reporni e-mailurile.',
  'saved.offTitle': 'Oprirea e-mailurilor',
  'saved.offers': 'Oferte salvate',
  'saved.offersNone': 'Încă niciuna. „Salvați” apare la fiecare ofertă, și fără cont.',
  'saved.onDevice': 'Salvate numai pe acest dispozitiv. Se pot compara până la patru.',
  'saved.searches': 'Căutări salvate',
  'saved.searchesNone':
    'Încă niciuna. Sub fiecare căutare apare „Salvați căutarea”: apoi primiți ofertele noi prin e-mail.',
} satisfies Partial<Messages<'saved'>>;
