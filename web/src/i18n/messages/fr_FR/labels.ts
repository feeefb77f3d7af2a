import type { Messages } from '../../parts.ts';

export const messages = {
  'labels.search': 'Clé ou texte',
  'labels.show.missing': 'Absents',
  'labels.show.outdated': 'Original modifié',
  'labels.show.own': 'Modifié par nous',
  'labels.show.unreviewed': 'Non relus',
  'labels.longer':
    '{length} caractères : plus que le texte le plus long à cet endroit ({longest}). Vérifiez qu’il y tient.',
  'labels.reviewed': 'Relu',
  'labels.problem.brokenAt':
    'Ce n’est pas un message au format ICU : regardez au caractère {position}.',
  'labels.problem.missing': 'Il manque ici {value} : la page y insère quelque chose.',
  'labels.problem.unknown': '{value} n’existe pas à cet endroit.',
  'labels.problem.form': 'Au pluriel, la langue a aussi besoin de la forme {value}.',
  'labels.download': '{count, plural, one {# texte} other {# textes}} en fichier XLIFF',
  'labels.upload': 'Lire un fichier XLIFF',
  'labels.taken':
    '{count, plural, =0 {Le fichier ne change rien} one {# texte du fichier est dans son champ, pas encore enregistré} other {# textes du fichier sont dans leurs champs, pas encore enregistrés}}',
  'labels.unknownKeys':
    '{count, plural, one {# clé du fichier n’existe pas} other {# clés du fichier n’existent pas}} ; elles sont laissées de côté.',
  'labels.file.format': 'Ce n’est pas un fichier au format XLIFF 1.2.',
  'labels.file.language': 'Le fichier est pour une autre langue.',
} satisfies Partial<Messages<'labels'>>;
