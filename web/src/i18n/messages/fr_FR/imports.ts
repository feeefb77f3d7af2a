import { lineTextsFr } from '#shared/imports/line-texts/fr-fr.ts';
import { keysUnder } from '#shared/kernel/keys-under.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...keysUnder('imports.line.', lineTextsFr),
  'imports.again': 'Choisir un autre fichier',
  'imports.agreeText':
    'Une exploitation absente du fichier ne sera plus cliente de cet organisme certificateur. Elle est désactivée si aucun autre ne la suit.',
  'imports.back': 'Vers les colonnes',
  'imports.cancelledText': 'Ce qui était déjà importé reste en place.',
  'imports.change': 'Modifier la lecture',
  'imports.columns': 'À quoi correspond chaque colonne ?',
  'imports.columnsKept':
    'Colonnes associées comme lors de votre dernier import. Veuillez vérifier.',
  'imports.columnsLeft': 'Colonnes du fichier non prises en compte',
  'imports.columnsText':
    'Les propositions suivent les en-têtes. Ce que vous n’associez pas n’est pas pris en compte.',
  'imports.confirmCount': 'Nombre d’exploitations qui seront désactivées',
  'imports.controlBodyHint':
    'Les exploitations deviennent clientes de cet organisme certificateur.',
  'imports.done': 'Import terminé',
  'imports.count.created': 'Nouvelles',
  'imports.count.deactivated': 'Désactivées',
  'imports.count.failed': 'En erreur',
  'imports.count.noRegion': 'Sans région',
  'imports.count.notLocated': 'Adresse non trouvée',
  'imports.count.read': 'Lues',
  'imports.count.removed': 'Supprimées',
  'imports.count.restored': 'Rétablies',
  'imports.count.unchanged': 'Inchangées',
  'imports.count.updated': 'Modifiées',
  'imports.doneTry': 'L’essai est terminé. Rien n’a été modifié.',
  'imports.encoding': 'Encodage des caractères',
  'imports.encoding.windows-1250': 'Windows 1250 (Europe centrale)',
  'imports.encoding.windows-1252': 'Windows 1252 (Europe de l’Ouest)',
  'imports.encoding.windows-1257': 'Windows 1257 (pays baltes)',
  'imports.faulty': 'Télécharger les lignes en erreur',
  'imports.faultyText':
    '{count, plural, one {# ligne est en erreur et n’est pas importée.} other {# lignes sont en erreur et ne sont pas importées.}} Téléchargez-les, corrigez-les et envoyez-les de nouveau.',
  'imports.filter.ended': 'Ce qui est désactivé',
  'imports.filter.faults': 'Erreurs seulement',
  'imports.filter.notices': 'Remarques seulement',
  'imports.first': 'Les premières lignes',
  'imports.headerRow': 'Ligne des en-têtes',
  'imports.history': 'Imports précédents',
  'imports.kinds': 'Qu’importez-vous ?',
  'imports.of.farmers': 'Exploitations',
  'imports.of.offergroups': 'Races et souches',
  'imports.kind.import': 'Import',
  'imports.kind.takeBack': 'Annulation',
  'imports.kind.try': 'Essai',
  'imports.lead.offers':
    'Exportez vos offres avec leur identifiant, modifiez le tableau et réimportez-le. Les lignes sans identifiant sont de nouvelles offres ; ce qui n’y figure pas reste.',
  'imports.limits': '{formats} : {size} Mo et {rows} lignes au plus.',
  'imports.lines': 'Messages',
  'imports.linesMore': 'Autres messages',
  'imports.linesNone': 'Aucun message de ce type.',
  'imports.openRunning': 'Vers l’import en cours',
  'imports.partial': 'Une partie des exploitations',
  'imports.partialText': 'Les exploitations absentes du fichier restent telles quelles.',
  'imports.privacy':
    'Seules les personnes qui utilisent ce compte voient le fichier. Il est supprimé après l’import, sinon au bout de huit jours.',
  'imports.progressBegins': 'Lecture du fichier',
  'imports.readingCsv': '{format}, {encoding}, séparateur : {separator}, en-têtes à la ligne {row}',
  'imports.readingSheet': '{format}, feuille « {sheet} », en-têtes à la ligne {row}',
  'imports.recognised': 'Le fichier a été lu ainsi',
  'imports.result': 'Résultat',
  'imports.row': 'Ligne',
  'imports.scope': 'Que contient le fichier ?',
  'imports.separator': 'Séparateur',
  'imports.separator.comma': 'Virgule',
  'imports.separator.pipe': 'Barre verticale',
  'imports.separator.semicolon': 'Point-virgule',
  'imports.separator.tab': 'Tabulation',
  'imports.sheet': 'Feuille',
  'imports.column': 'Colonne',
  'imports.started': 'Commencé',
  'imports.step.done': 'Import',
  'imports.takeBack': 'Annuler l’import',
  'imports.takeBackText':
    'Jusqu’au {day}, l’import peut être annulé en bloc. Ce qu’il a créé est supprimé, ce qu’il a modifié redevient comme avant. Ce que quelqu’un a modifié ou utilisé depuis reste et vous est indiqué.',
  'imports.takenBack': 'L’import est annulé',
  'imports.template': 'Télécharger le modèle',
  'imports.templateText':
    'Le modèle contient toutes les colonnes et un exemple. Votre propre liste convient aussi : vous associez les colonnes à l’étape suivante.',
  'imports.templateText.offers':
    'Le plus simple est l’export de vos offres. Pour de nouvelles offres seulement, le modèle vide suffit ; il contient toutes les colonnes.',
  'imports.transfer':
    '{count, plural, =0 {Lancer l’import} one {Importer # ligne} other {Importer # lignes}}',
  'imports.transferNothing': 'Il n’y a rien à importer.',
  'imports.try': 'Lancer un essai',
  'imports.whole': 'Liste complète',
  'imports.wholeText':
    'Les exploitations absentes du fichier sont désactivées. L’essai les indique toutes avant.',
  'imports.willEnd':
    '{count, plural, one {# exploitation ne figure pas dans le fichier.} other {# exploitations ne figurent pas dans le fichier.}}',
} satisfies Partial<Messages<'imports'>>;
