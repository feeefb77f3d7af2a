import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.mineNone': 'Nu aveți încă nicio ofertă',
  'offers.archive': 'Arhivați',
  'offers.unarchive': 'Scoateți din arhivă',
  'offers.activeUntil': 'Confirmată până la',
  'offers.noneSo': 'Nu aveți astfel de oferte',
  'offers.withFile': 'Oferte care arată „{name}”',
  'offers.editAndResubmit': 'Editați și trimiteți din nou',
  'offers.bulkSaved':
    '{count, plural, =0 {Nicio ofertă modificată} one {# ofertă modificată} few {# oferte modificate} other {# de oferte modificate}}',
  'offers.bulkUndone':
    '{count, plural, =0 {Nimic anulat} one {# modificare anulată} few {# modificări anulate} other {# de modificări anulate}}',
  'offers.bulkSame':
    '{count, plural, one {# ofertă era deja așa.} few {# oferte erau deja așa.} other {# de oferte erau deja așa.}}',
  'offers.bulkRefused':
    '{count, plural, one {# ofertă nu a fost modificată:} few {# oferte nu au fost modificate:} other {# de oferte nu au fost modificate:}}',
  'offers.action.kind': 'Specia nu se oferă acolo',
  'offers.action.location': 'Locația nu mai există',
  'offers.action.inactive': 'Contul nu poate publica încă',
  'offers.bulkConfirm': 'Încă valabilă',
  'offers.notConfirmable':
    '{count, plural, one {# ofertă este arhivată sau respinsă și nu poate fi confirmată} few {# oferte sunt arhivate sau respinse și nu pot fi confirmate} other {# de oferte sunt arhivate sau respinse și nu pot fi confirmate}}',
  'offers.changeDay': 'Schimbați ziua',
  'offers.rejectedBecause': 'Motivarea autorității',
  'offers.withoutPhoto': 'Oferte fără fotografie',
} satisfies Partial<Messages<'myoffers'>>;
