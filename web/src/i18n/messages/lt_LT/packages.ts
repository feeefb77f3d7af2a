import type { Messages } from '../../parts.ts';

export const messages = {
  'packages.faults':
    '{count, plural, one {# klaida stabdo} few {# klaidos stabdo} many {# klaidos stabdo} other {# klaidų stabdo}} prašymus',
  'packages.missing':
    '{count, plural, one {Trūksta # teksto} few {Trūksta # tekstų} many {Trūksta # teksto} other {Trūksta # tekstų}} šalių kalbomis',
  'packages.missingIn': 'trūksta kalbomis: {languages}',
  'packages.step': '{number} žingsnis',
  'packages.newer':
    '{count, plural, one {# laukas jau turi} few {# laukai jau turi} many {# lauko jau turi} other {# laukų jau turi}} naujesnę versiją',
  'packages.newerText':
    'Paketas klausia taip, kaip laukai užfiksuoti. Kas pradėta, bet kuriuo atveju lieka, kaip buvo.',
  'packages.newerShow': 'Žiūrėti, kas pasikeis',
  'packages.newerStates': '{before} versija → {now} versija',
  'packages.newerTake':
    '{count, plural, one {Imti # naujesnę versiją} few {Imti visas # naujesnes versijas} many {Imti # naujesnės versijos} other {Imti visas # naujesnių versijų}}',
  'packages.noTerm': 'Be termino: žingsnis laukia, kol kas nors atsakys.',
  'packages.term': 'Jei žingsnis prasidėtų dabar, jo terminas būtų iki {until}.',
  'packages.workingDays': 'Skaičiuojama pagal kalendorių: {calendar}.',
  'packages.workingDaysNoCalendar':
    'Skaičiuojama be švenčių: nė viena paketo šalis neturi kalendoriaus.',
  'packages.reminders': 'Būtų primenama {days}.',
  'packages.after.close': 'Po to prašymas būtų užbaigtas.',
} satisfies Partial<Messages<'packages'>>;
