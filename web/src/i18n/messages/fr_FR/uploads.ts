import type { Messages } from '../../parts.ts';

export const messages = {
  'uploads.none': 'Vous n’avez pas encore ajouté de fichier',
  'uploads.noneText':
    'Ajoutez par exemple une photo ou votre certificat bio. Vous pourrez ensuite le montrer dans vos offres.',
  'uploads.addTitle': 'Ajouter des fichiers',
  'uploads.fileHint': '{limit} au plus par fichier. Formats possibles : {endings}.',
  'uploads.nameHint': '{most, number} caractères au plus : lettres, chiffres, ( ) _ - et espaces',
  'uploads.noticeHint':
    'Figure avec le fichier. Toute personne qui peut voir le fichier peut lire la note.',
  'uploads.category': 'Usage',
  'uploads.category.offer': 'Pour les offres',
  'uploads.changed': 'Modifié',
  'uploads.use': 'Affiché',
  'uploads.usedIn':
    '{count, plural, =0 {dans aucune offre} one {dans # offre} other {dans # offres}}',
  'uploads.fileMissing': 'Le fichier n’est pas arrivé',
  'uploads.logoShown': 'Figure sur vos offres',
  'uploads.logoNotShown': 'N’est pas affiché',
  'uploads.showLogo': 'Afficher comme logo',
  'uploads.replace': 'Remplacer',
  'uploads.replaceText': '{file} prend la place de {former}.',
  'uploads.shownBy':
    '{count, plural, one {# offre affiche ce fichier.} other {# offres affichent ce fichier.}}',
  'uploads.showOffers': '{count, plural, one {Voir l’offre} other {Voir les offres}}',
  'uploads.detachAndDelete':
    '{count, plural, one {Retirer de # offre et supprimer} other {Retirer de # offres et supprimer}}',

  'download.origin': 'De',
  'download.size': 'Taille',
} satisfies Partial<Messages<'uploads'>>;
