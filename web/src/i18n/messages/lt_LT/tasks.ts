import type { Messages } from '../../parts.ts';

export const messages = {
  'tasks.approvals':
    '{count, plural, =0 {Jūsų patikros nelaukia nė vienas pasiūlymas} one {Jūsų patikros laukia # pasiūlymas} few {Jūsų patikros laukia # pasiūlymai} many {Jūsų patikros laukia # pasiūlymo} other {Jūsų patikros laukia # pasiūlymų}}',
  'tasks.hidden':
    '{count, plural, one {Patvirtinkite # pasiūlymą, kad jis vėl būtų randamas} few {Patvirtinkite # pasiūlymus, kad jie vėl būtų randami} many {Patvirtinkite # pasiūlymo, kad jis vėl būtų randamas} other {Patvirtinkite # pasiūlymų, kad jie vėl būtų randami}}',
  'tasks.ending':
    '{count, plural, one {# pasiūlymą reikia patvirtinti iki {day}} few {# pasiūlymus reikia patvirtinti iki {day}} many {# pasiūlymo reikia patvirtinti iki {day}} other {# pasiūlymų reikia patvirtinti iki {day}}}',
  'tasks.endingText': 'Ko nepatvirtinsite, to pirkėjai vėliau neberas.',
  'tasks.confirmAll':
    '{count, plural, one {Taip, # pasiūlymas tebegalioja} few {Taip, visi # pasiūlymai tebegalioja} many {Taip, # pasiūlymo tebegalioja} other {Taip, visi # pasiūlymų tebegalioja}}',
  'tasks.until': 'Patvirtinimas galioja iki {day}',
  'tasks.untilAtLeast': 'Patvirtinimas galioja bent iki {day}, kai kuriose šalyse ilgiau.',
  'tasks.takeOffline': 'Nustoti siūlyti galite skyriuje „Mano pasiūlymai“',
  'tasks.offers':
    '{count, plural, one {# pasiūlymas} few {# pasiūlymai} many {# pasiūlymo} other {# pasiūlymų}}',
  'offers.standing.action': 'Reikia veiksmų',
  'offers.standing.rejected': 'Atmesta',
  'offers.standing.online': 'Skelbiama',
  'offers.standing.waiting': 'Laukia patikros',
  'offers.standing.paused': 'Pristabdyta',
  'offers.standing.archived': 'Archyvas',
  'tasks.weeks': 'Gyvūnai artimiausiomis savaitėmis',
  'tasks.weeksChange': 'Keisti savaičių skaičius',
  'tasks.withoutPhoto':
    '{count, plural, one {# pasiūlymas be nuotraukos} few {# pasiūlymai be nuotraukos} many {# pasiūlymo be nuotraukos} other {# pasiūlymų be nuotraukos}}',
  'tasks.addPhotos': 'Pridėti nuotraukų',
  'tasks.waiting':
    '{count, plural, one {Patikros laukia # pasiūlymas} few {Patikros laukia # pasiūlymai} many {Patikros laukia # pasiūlymo} other {Patikros laukia # pasiūlymų}}',
} satisfies Partial<Messages<'tasks'>>;
