export const messages = {
  'inputs.help': 'Hilfe zu dieser Frage',
  'inputs.ended': '{label} (nicht mehr angeboten)',
  'inputs.line': 'Eintrag {at}',
  'inputs.lineAdd': 'Weiterer Eintrag',
  'inputs.error.number': 'Geben Sie eine Zahl ein, zum Beispiel 12.',
  'inputs.error.ambiguous': 'Schreiben Sie ganze Zahlen ohne Punkt und Komma, zum Beispiel 1234.',
} as const;
