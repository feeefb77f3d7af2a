import type { Messages } from '../../parts.ts';

export const messages = {
  'words.address': 'Adresse',
  'words.associations': 'Associations',
  'words.attachments': 'Pièces jointes',
  'words.choose': 'Veuillez choisir',
  'words.chooseRegions': 'Choisir les régions',
  'words.columns': 'Colonnes',
  'words.confirmEach': 'Voir une par une',
  'words.confirmOffers':
    '{count, plural, one {# offre est à confirmer d’ici au {day}} other {# offres sont à confirmer d’ici au {day}}}',
  'words.contactPerson': 'Personne à contacter',
  'words.copied': 'Copié',
  'words.country': 'Pays',
  'words.delete': 'Supprimer',
  'words.download': 'Télécharger',
  'words.email': 'E-mail',
  'words.farm': 'Exploitation',
  'words.files': 'Fichiers',
  'words.invite': 'Inviter',
  'words.inviteOpen': 'En cours jusqu’au {day}',
  'words.inviteOver': 'Expirée',
  'words.inviteToAccount': 'Aux adresses du compte',
  'words.leaveOut': 'Écarter',
  'words.logoSides':
    'L’image fait {width, number} × {height, number} pixels. Chaque côté doit faire entre {min, number} et {max, number} pixels.',
  'words.manageFiles': 'Gérer les fichiers',
  'words.needed': 'Ce qu’il vous faut',
  'words.offersConfirmed':
    '{count, plural, =0 {Merci, tout était déjà confirmé} one {Merci, # offre est confirmée} other {Merci, # offres sont confirmées}}',
  'words.region': 'Région',
  'words.rename': 'Renommer',
  'words.role': 'Rôle',
  'words.saved': 'Enregistré',
  'words.search': 'Chercher',
  'words.whoUses': 'Qui utilise ce compte',
} satisfies Partial<Messages<'words'>>;
