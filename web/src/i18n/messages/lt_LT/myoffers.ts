import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.mineNone': 'Pasiūlymų dar neturite',
  'offers.archive': 'Archyvuoti',
  'offers.unarchive': 'Grąžinti iš archyvo',
  'offers.activeUntil': 'Patvirtinta iki',
  'offers.noneSo': 'Tokių pasiūlymų neturite',
  'offers.withFile': 'Pasiūlymai, kuriuose rodomas „{name}“',
  'offers.editAndResubmit': 'Redaguoti ir teikti iš naujo',
  'offers.bulkSaved':
    '{count, plural, =0 {Nė vienas pasiūlymas nepakeistas} one {Pakeistas # pasiūlymas} few {Pakeisti # pasiūlymai} many {Pakeista # pasiūlymo} other {Pakeista # pasiūlymų}}',
  'offers.bulkUndone':
    '{count, plural, =0 {Niekas neatšaukta} one {Atšauktas # pakeitimas} few {Atšaukti # pakeitimai} many {Atšaukta # pakeitimo} other {Atšaukta # pakeitimų}}',
  'offers.bulkSame':
    '{count, plural, one {# pasiūlymas jau buvo toks.} few {# pasiūlymai jau buvo tokie.} many {# pasiūlymo jau buvo tokio.} other {# pasiūlymų jau buvo tokių.}}',
  'offers.bulkRefused':
    '{count, plural, one {# pasiūlymas nepakeistas:} few {# pasiūlymai nepakeisti:} many {# pasiūlymo nepakeista:} other {# pasiūlymų nepakeista:}}',
  'offers.action.kind': 'Gyvūnų rūšis ten nesiūloma',
  'offers.action.location': 'Pardavimo vietos nebėra',
  'offers.action.inactive': 'Paskyra dar negali skelbti',
  'offers.bulkConfirm': 'Tebegalioja',
  'offers.notConfirmable':
    '{count, plural, one {# pasiūlymas archyve arba atmestas, jo patvirtinti negalima} few {# pasiūlymai archyve arba atmesti, jų patvirtinti negalima} many {# pasiūlymo archyve arba atmesta, jo patvirtinti negalima} other {# pasiūlymų archyve arba atmesta, jų patvirtinti negalima}}',
  'offers.changeDay': 'Keisti dieną',
  'offers.rejectedBecause': 'Institucijos motyvai',
  'offers.withoutPhoto': 'Pasiūlymai be nuotraukos',
} satisfies Partial<Messages<'myoffers'>>;
