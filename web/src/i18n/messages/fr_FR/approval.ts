import type { Messages } from '../../parts.ts';

export const messages = {
  'approval.views': 'État de la validation',
  'approval.view.pending': 'À valider',
  'approval.view.accepted': 'Validées',
  'approval.view.rejected': 'Refusées',
  'approval.none.pending': 'Aucune offre n’attend votre validation',
  'approval.none.decided': 'Aucune offre ici pour le moment',
  'approval.offeredAgo': 'Nouvelle offre {when}',
  'approval.changedAgo': 'Modifiée {when}',
  'approval.keys':
    'Tant que cette liste est active : A valide, R refuse, les flèches changent d’offre.',
  'approval.notListed': 'Cette offre n’est pas dans la liste',
  'approval.accept': 'Valider',
  'approval.acceptTogether':
    '{count, plural, one {Valider # offre de ce vendeur…} other {Valider # offres de ce vendeur…}}',
  'approval.acceptTogetherText':
    'Ces offres sont validées ensemble : toutes ou, si l’une a été modifiée entre-temps, aucune.',
  'approval.acceptThese': '{count, plural, one {Valider # offre} other {Valider # offres}}',
  'approval.heldMany.accept': '{count, plural, one {# offre validée} other {# offres validées}}',
  'approval.heldMany.reject': '{count, plural, one {# offre refusée} other {# offres refusées}}',
  'approval.heldText':
    'Le vendeur est prévenu dans {seconds} secondes. D’ici là, vous pouvez annuler.',
  'approval.sendNow': 'Envoyer maintenant',
  'approval.newer': 'L’offre a été modifiée pendant que vous la regardiez',
  'approval.newerText': 'La voici dans son état actuel. Regardez-la avant de décider.',
  'approval.newerSeen': 'Vu, passer à la décision',
  'approval.notDecided': 'La décision n’a pas été enregistrée',
  'approval.rejectTitle': 'Refuser l’offre',
  'approval.template': 'Motif courant',
  'approval.ownWords': 'Autre formulation',
  'approval.template.certificate':
    'L’exploitation n’a pas de certificat bio valide. Veuillez le fournir à votre organisme certificateur.',
  'approval.template.animalkind': 'Le certificat de l’exploitation ne mentionne pas cette espèce.',
  'approval.template.category':
    'La catégorie indiquée ne correspond pas à l’âge et à la production des animaux.',
  'approval.template.amount':
    'Le nombre d’animaux ne correspond pas au cheptel déclaré de l’exploitation.',
  'approval.template.unclear':
    'Les indications ne suffisent pas pour une validation. Veuillez compléter :',
  'approval.reasonHint': 'Le vendeur le lit mot pour mot, aussi dans l’e-mail.',
  'approval.whatOffered': 'Ce qui est proposé',
  'approval.foreignBefore':
    'La dernière décision vient d’une autre autorité. Ce qui était alors proposé n’est pas visible ici.',
  'approval.unchanged': 'Toutes les autres indications',
  'approval.since.accepted': 'Depuis la validation du {day} :',
  'approval.since.rejected': 'Depuis le refus du {day} :',
  'approval.noChanges': 'Rien n’a été modifié.',
  'approval.field': 'Indication',
  'approval.before': 'Avant',
  'approval.now': 'Maintenant',
  'approval.notApproved': 'sans validation',
  'approval.supplier': 'Offres de ce vendeur dans vos régions',
  'approval.event.offer': 'Offre soumise',
  'approval.event.change': 'Modifiée par le vendeur',
} satisfies Partial<Messages<'approval'>>;
