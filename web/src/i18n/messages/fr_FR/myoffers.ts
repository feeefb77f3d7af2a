import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.mineNone': 'Vous n’avez pas encore d’offre',
  'offers.archive': 'Archiver',
  'offers.unarchive': 'Sortir des archives',
  'offers.activeUntil': 'Confirmée jusqu’au',
  'offers.noneSo': 'Vous n’avez aucune offre de ce type',
  'offers.withFile': 'Offres qui affichent « {name} »',
  'offers.editAndResubmit': 'Modifier et soumettre de nouveau',
  'offers.bulkSaved':
    '{count, plural, =0 {Aucune offre modifiée} one {# offre modifiée} other {# offres modifiées}}',
  'offers.bulkUndone':
    '{count, plural, =0 {Rien n’a été annulé} one {# modification annulée} other {# modifications annulées}}',
  'offers.bulkSame':
    '{count, plural, one {# offre était déjà ainsi.} other {# offres étaient déjà ainsi.}}',
  'offers.bulkRefused':
    '{count, plural, one {# offre n’a pas été modifiée :} other {# offres n’ont pas été modifiées :}}',
  'offers.action.kind': 'Espèce non proposée dans ce pays',
  'offers.action.location': 'Le site n’existe plus',
  'offers.action.inactive': 'Compte pas encore autorisé à publier',
  'offers.bulkConfirm': 'D’actualité',
  'offers.notConfirmable':
    '{count, plural, one {# offre est archivée ou refusée et ne peut pas être confirmée} other {# offres sont archivées ou refusées et ne peuvent pas être confirmées}}',
  'offers.changeDay': 'Changer le jour',
  'offers.rejectedBecause': 'Motif de l’autorité',
  'offers.withoutPhoto': 'Offres sans photo',
} satisfies Partial<Messages<'myoffers'>>;
