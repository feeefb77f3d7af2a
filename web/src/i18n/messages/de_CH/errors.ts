import type { Messages } from '../../parts.ts';

export const messages = {
  'errors.entities.attachmentTooLarge': 'Die Datei ist zu gross.',
  'errors.jobs.gaveUp': 'Der Auftrag kam nicht weiter. Die Verwaltung weiss es.',
  'errors.kernel.tooLarge': 'Die Anfrage ist zu gross.',
  'errors.requests.attachmentsTooBig': 'Die Anhänge sind zusammen zu gross.',
  'errors.requests.herdExists':
    'Ein erster Bestand heisst, dass es vorher keinen gab. Für einen vorhandenen Bestand gibt es andere Anträge.',
  'errors.uploads.logoTooLarge': 'Die Datei ist zu gross für ein Logo.',
  'errors.uploads.photoTooLarge': 'Die Datei ist zu gross für ein Foto.',
} satisfies Partial<Messages<'errors'>>;
