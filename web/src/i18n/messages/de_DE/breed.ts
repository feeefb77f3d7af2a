export const messages = {
  'offers.missingBreedSend': 'Fehlende Rasse melden',
  'offers.missingBreedSent': 'Danke. Die Verwaltung prüft, ob sie die Rasse aufnimmt.',
} as const;
