import type { Messages } from '../../parts.ts';

export const messages = {
  'home.administration': 'Her vedligeholder administratorerne det, som alle lande har brug for.',
  'home.administrationCountries': 'Til landene',
  'home.administrationInvited':
    'Nye administratorer får en invitation på mail. Åbn linket i den, og log ind; man kan ikke selv oprette sig her.',
  'home.administrationOther':
    'Din konto hører ikke til administrationen. Tilbud og ansøgninger finder du på dit lands side.',
  'home.chooseAnimal': 'Vælg dyrene',
  'home.saved': 'Gemte tilbud og søgninger',
  'home.lead': 'Dyr fra økologiske bedrifter i nærheden. Gratis og uden login.',
  'home.located': 'Min placering',
  'home.locating': 'Finder din placering …',
  'home.nearMe': 'I nærheden af mig',
  'home.notLocated': 'Din enhed oplyser ingen placering. Skriv dit postnummer.',
  'home.offersOnline':
    '{count, plural, =0 {Du har ikke noget til salg lige nu} one {Du har # tilbud} other {Du har # tilbud}}',
  'home.pathOffer': 'Sælg dyr',
  'home.pathOfferAction': 'Log ind og sælg',
  'home.pathOfferText':
    'Bedrifter med gyldigt økologicertifikat sælger gratis her. Navn og kontaktoplysninger er offentlige.',
  'home.pathRequestText':
    'Fandt du ikke et egnet dyr? Her søger du om tilladelse til at købe ikke-økologiske avlsdyr eller kyllinger.',
  'home.paths': 'Det kan du gøre her',
  'home.placeFailed': 'Vi kan ikke søge efter byen lige nu. Prøv igen, eller lad feltet stå tomt.',
  'home.placeMany': 'Der er flere steder, der hedder ”{typed}”. Vælg det rigtige på listen.',
  'home.placeUnknown':
    'Vi kender ikke ”{typed}” her. Kontrollér stavemåden, eller lad feltet stå tomt: Så søger du i hele landet. Andre lande finder du nederst på siden.',
  'home.requestsDraft':
    '{count, plural, =0 {Ingen åbne kladder} one {# af dem er ikke sendt endnu} other {# af dem er ikke sendt endnu}}',
  'home.requestsTurn':
    '{count, plural, =0 {Ingen ansøgning venter på dig} one {# ansøgning venter på dig} other {# ansøgninger venter på dig}}',
  'home.species': '{group}: hvilke præcist?',
  'home.tasks': 'Dine opgaver',
  'home.title': 'Hvilke dyr søger du?',
} satisfies Partial<Messages<'home'>>;
