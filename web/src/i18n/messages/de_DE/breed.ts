export const messages = {
  'offers.missingBreedSend': 'Fehlende Rasse melden',
  'offers.missingBreedSent': 'Danke. Die Verwaltung prüft, ob sie die Rasse aufnimmt.',
  'offers.missingBreedText':
    'Nennen Sie uns die Rasse oder Herkunft, die in der Liste fehlt. Was Sie begonnen haben, bleibt, wie es ist.',
  'offers.missingBreedGuest':
    'Schreiben Sie uns, welche Rasse oder Herkunft in der Liste fehlt: dafür brauchen Sie keine Anmeldung. Mit einer Anmeldung genügt ihr Name.',
  'offers.missingBreedWrite': 'Nachricht schreiben',
} as const;
