import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Ontbrekend ras melden',
  'offers.missingBreedSent': 'Bedankt. De beheerder bekijkt of het ras in de lijst komt.',
  'offers.missingBreedText':
    'Noem het ras of de herkomst die in de lijst ontbreekt. Wat u al hebt ingevuld, blijft staan.',
  'offers.missingBreedGuest':
    'Schrijf ons welk ras of welke herkomst in de lijst ontbreekt: daarvoor hoeft u niet in te loggen. Bent u wel ingelogd, dan is de naam genoeg.',
  'offers.missingBreedWrite': 'Bericht schrijven',
} satisfies Partial<Messages<'breed'>>;
