import type { Messages } from '../../parts.ts';

export const messages = {
  'approval.views': 'Patikros būsena',
  'approval.view.pending': 'Laukia Jūsų',
  'approval.view.accepted': 'Leista skelbti',
  'approval.view.rejected': 'Atmesta',
  'approval.none.pending': 'Jūsų patikros nelaukia nė vienas pasiūlymas',
  'approval.none.decided': 'Čia dar nėra pasiūlymų',
  'approval.offeredAgo': 'Naujai pasiūlyta {when}',
  'approval.changedAgo': 'Pakeista {when}',
  'approval.keys':
    'Kol žymeklis šiame sąraše: A – leisti, R – atmesti, rodyklės – kitas pasiūlymas.',
  'approval.notListed': 'Šio pasiūlymo sąraše nėra',
  'approval.accept': 'Leisti skelbti',
  'approval.acceptTogether':
    '{count, plural, one {Leisti # šio tiekėjo pasiūlymą…} few {Leisti # šio tiekėjo pasiūlymus…} many {Leisti # šio tiekėjo pasiūlymo…} other {Leisti # šio tiekėjo pasiūlymų…}}',
  'approval.acceptTogetherText':
    'Šiuos pasiūlymus leidžiama skelbti kartu: visus arba, jei kuris per tą laiką pakeistas, nė vieno.',
  'approval.acceptThese':
    '{count, plural, one {Leisti # pasiūlymą} few {Leisti # pasiūlymus} many {Leisti # pasiūlymo} other {Leisti # pasiūlymų}}',
  'approval.heldMany.accept':
    '{count, plural, one {Leista skelbti # pasiūlymą} few {Leista skelbti # pasiūlymus} many {Leista skelbti # pasiūlymo} other {Leista skelbti # pasiūlymų}}',
  'approval.heldMany.reject':
    '{count, plural, one {Atmestas # pasiūlymas} few {Atmesti # pasiūlymai} many {Atmesta # pasiūlymo} other {Atmesta # pasiūlymų}}',
  'approval.heldText': 'Tiekėjas sužinos po {seconds} sekundžių. Iki tol galite atšaukti.',
  'approval.sendNow': 'Siųsti dabar',
  'approval.newer': 'Kol žiūrėjote, pasiūlymas pakeistas',
  'approval.newerText': 'Čia jis toks, koks yra dabar. Prieš spręsdami, peržiūrėkite.',
  'approval.newerSeen': 'Peržiūrėta, toliau prie sprendimo',
  'approval.notDecided': 'Sprendimas neįrašytas',
  'approval.rejectTitle': 'Atmesti pasiūlymą',
  'approval.template': 'Įprasta priežastis',
  'approval.ownWords': 'Savais žodžiais',
  'approval.template.certificate':
    'Ūkis neturi galiojančio ekologinės gamybos sertifikato. Pateikite jį per savo sertifikavimo įstaigą.',
  'approval.template.animalkind': 'Ūkio sertifikate ši gyvūnų rūšis nenurodyta.',
  'approval.template.category': 'Nurodyta kategorija neatitinka gyvūnų amžiaus ir paskirties.',
  'approval.template.amount':
    'Siūlomų gyvūnų skaičius neatitinka ūkio deklaruoto gyvūnų skaičiaus.',
  'approval.template.unclear': 'Duomenų nepakanka, kad pasiūlymą būtų galima skelbti. Papildykite:',
  'approval.reasonHint': 'Tiekėjas ją perskaitys tokią, kokia parašyta, taip pat el. laiške.',
  'approval.whatOffered': 'Kas siūloma',
  'approval.foreignBefore':
    'Paskutinį kartą sprendė kita institucija. Kas tada siūlyta, čia nematyti.',
  'approval.unchanged': 'Visi kiti duomenys',
  'approval.since.accepted': 'Nuo leidimo skelbti {day}:',
  'approval.since.rejected': 'Nuo atmetimo {day}:',
  'approval.noChanges': 'Niekas nepakeista.',
  'approval.field': 'Duomenys',
  'approval.before': 'Anksčiau',
  'approval.now': 'Dabar',
  'approval.notApproved': 'tikrinti nereikia',
  'approval.supplier': 'Šio tiekėjo pasiūlymai Jūsų regionuose',
  'approval.event.offer': 'Pasiūlymas pateiktas',
  'approval.event.change': 'Tiekėjas pakeitė',
} satisfies Partial<Messages<'approval'>>;
