import { screenWordsFr } from '#shared/entities/screen-words/fr-fr.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...screenWordsFr,
  'administration.nav': 'Menu de l’administration',
  'administration.waiting': 'En attente',
  'administration.nothingWaits': 'Rien n’attend.',
  'administration.breedsMissing':
    '{count, plural, one {# race absente attend} other {# races absentes attendent}} une réponse',
  'administration.makeBreed': 'Créer la race',
  'administration.waits.supplier':
    '{count, plural, one {# vendeur attend} other {# vendeurs attendent}} votre confirmation',
  'administration.waits.controlBody':
    '{count, plural, one {# organisme certificateur attend} other {# organismes certificateurs attendent}} votre confirmation',
  'administration.waits.mail':
    'Pour {count, plural, one {# compte} other {# comptes}}, une adresse e-mail ne reçoit rien',
  'administration.doubleDiffers': 'Ce qui distingue les deux',
  'administration.doubleThis': 'celle-ci :',
  'administration.doubleRemaining': 'celle qui reste :',
  'administration.doubleLeft': 'Fusion en cours',
  'administration.doubleDone': 'Fusionnées',
  'administration.approvalsUnanswered':
    '{country} : {count, plural, one {# offre attend} other {# offres attendent}} une validation que personne ne peut donner dans la région',
  'administration.ready': 'Prêts pour le site',
  'administration.notOnWebsite': '– pas encore sur le site',
  'administration.readyCountry': 'Il ne manque rien : le pays peut être mis sur le site.',
  'administration.gap.codesNowhere':
    '{count, plural, one {# code postal n’est} other {# codes postaux ne sont}} dans aucune région',
  'administration.gap.packageBarred': 'n’est proposé à personne, car le droit du pays l’exclut.',
  'administration.gap.pageMissing':
    'La page « {usageKey} » manque, ou il lui manque une langue du pays.',
  'administration.gap.pageCommon':
    'Le pays affiche la page « {usageKey} » commune à tous. Une page propre indique qui est responsable ici.',
  'administration.gap.animalsMissing':
    'Aucune espèce n’est ouverte : personne ne peut rien proposer.',
  'administration.gap.breedsMissing':
    'aucune race dans le pays, donc personne ne peut rien proposer.',
  'administration.gap.categoryMissing':
    'la catégorie I est obligatoire et le pays n’en a aucune, donc personne ne peut enregistrer une offre.',
  'administration.gap.controlBodyMissing':
    'Aucun organisme certificateur n’est confirmé : aucune exploitation ne peut s’inscrire.',
  'administration.gap.packageMissing':
    'Aucun modèle de demande n’est activé : personne ne peut rien demander.',
  'administration.gap.authorityUnused':
    '{count, plural, one {# autorité n’a} other {# autorités n’ont}} encore aucun utilisateur : personne n’y lit les demandes.',
  'administration.gap.calendarMissing':
    'Le pays n’a pas encore de jours fériés : les délais les comptent comme jours ouvrés.',
  'administration.gap.holidaysOver':
    'Les jours fériés qui ne valent qu’une année se terminent : sans nouveaux, les délais comptent ces jours comme jours ouvrés.',
  'administration.gap.signOnMissing':
    'La connexion n’est pas encore configurée. C’est à l’équipe qui gère le système de le faire.',
  'administration.page.correction': 'Petite correction',
  'administration.page.correctionHint':
    'La date de la version ne change pas ; personne n’a rien à accepter de nouveau.',
  'administration.page.version': 'Nouvelle version',
  'administration.page.versionHint':
    'Avec une date et ce qui a changé. Tous les vendeurs acceptent de nouveau les conditions d’utilisation.',
  'administration.pageKeys': 'Pages affichées par le produit',
  'administration.pageMissing': 'manque : écrire {key}',
  'administration.jobsFailed':
    '{count, plural, one {# tâche du système a échoué} other {# tâches du système ont échoué}}',
  'administration.labels.missing':
    '{language} : {count, plural, one {# texte de l’interface manque} other {# textes de l’interface manquent}}',
  'administration.labels.outdated':
    '{language} : {count, plural, one {# texte de l’interface suit} other {# textes de l’interface suivent}} un original qui a changé',
  'administration.without': 'Sans',
  'administration.jobs': 'Tâches échouées',
  'administration.job.kind': 'Tâche',
  'administration.jobKind.export': 'Export',
  'administration.jobKind.import': 'Import',
  'administration.job.settle': '{count, plural, one {# tâche réglée} other {# tâches réglées}}',
  'administration.job.settleText':
    'Elle disparaît de cette liste. Le compte la voit toujours comme échouée et peut la relancer.',
  'administration.textsMissingIn':
    '{name} : un texte manque dans {count, plural, one {# entrée} other {# entrées}}',
  'administration.group.places': 'Lieux',
  'administration.group.contents': 'Contenus',
  'administration.purpose.productsettings':
    'Ce qui vaut pour tous les pays. Un champ vide a la valeur habituelle. Une modification prend effet au bout d’une minute au plus.',
  'administration.range': 'De {least} à {most} ; habituel : {usual}.',
  'administration.section.settingsMails': 'Messages',
  'administration.hint.productsettings.notifiedAdministrators':
    'Nombre de comptes, les plus anciens d’abord, qui reçoivent les messages à l’administration.',
  'administration.hint.productsettings.usualTimeDays':
    'Les décisions de cette période servent à calculer le temps habituel d’une autorité.',
  'administration.purpose.missingoffergroup':
    'Les races et souches que quelqu’un n’a pas trouvées, et votre réponse. Qui a posé la question la reçoit par e-mail.',
  'administration.purpose.category1':
    'Répartit les offres d’une espèce, par exemple selon le mode d’élevage ou le marché.',
  'administration.purpose.category2': 'Regroupe des races d’une espèce.',
  'administration.purpose.classification':
    'Marque des offres ; les recherches peuvent s’y limiter.',
  'administration.purpose.offerfield':
    'Ce qu’une offre dit en plus des indications fixes, et où c’est demandé.',
  'administration.purpose.region':
    'Là où une autorité décide. Le code postal d’une exploitation détermine sa région.',
  'administration.newEntry': 'Nouvelle entrée',
  'administration.found': '{count, number} sur {all, number}',
  'administration.bulk.activate': '{count, plural, one {En activer #} other {En activer #}}',
  'administration.bulk.deactivate':
    '{count, plural, one {En désactiver #} other {En désactiver #}}',
  'administration.bulk.join':
    '{count, plural, one {En ajouter # à un pays} other {En ajouter # à un pays}}',
  'administration.bulk.remove':
    '{count, plural, one {En retirer # d’un pays} other {En retirer # d’un pays}}',
  'administration.bulk.stay':
    '{count, plural, one {# entrée reste} other {# entrées restent}}, car sans ce pays {count, plural, one {elle vaudrait} other {elles vaudraient}} partout : {names}',
  'administration.nothing': 'Pas encore d’entrée',
  'administration.nothingFound': 'Rien trouvé',
  'administration.textMissing': 'Textes absents : {count}',
  'administration.missing': 'manque',
  'administration.languages': 'Texte dans {have} langues sur {of}',
  'administration.otherLanguages': '{count, plural, one {# autre langue} other {# autres langues}}',
  'administration.addRow': '{name} : ajouter une ligne',
  'administration.row': '{name}, ligne {number}',
  'administration.removeRow': 'Supprimer la ligne {number}',
  'administration.moveUp': 'Monter la ligne {number}',
  'administration.moveDown': 'Descendre la ligne {number}',
  'administration.addPart': 'Définir : {name}',
  'administration.removePart': 'Ne plus définir : {name}',
  'administration.changedBy': 'Modifié le {when}, {who}',
  'administration.system': 'Système',
  'administration.changes':
    '{count, plural, =0 {Rien de modifié} one {# modification} other {# modifications}}',
  'administration.coverage': 'Codes postaux',
  'administration.coverageHere': 'dans cette région',
  'administration.coverageElsewhere': 'dans d’autres régions',
  'administration.coverageNowhere': 'dans aucune région',
  'administration.coverageUnknown': 'Aucun code postal de ce pays n’est connu.',
  'administration.coverageGaps':
    '{count, plural, one {# code postal n’appartient} other {# codes postaux n’appartiennent}} à aucune région : personne ne peut y faire de demande',
  'administration.coverageIdle': 'Aucun code postal du pays ne commence ainsi',
  'administration.coverageInside':
    'Des débuts plus longs d’autres régions prennent des lieux à cette région',
  'administration.moreEffects':
    '{count, plural, one {# autre conséquence} other {# autres conséquences}}',
  'administration.sampleOffer': 'Essayer avec une offre',
  'administration.sampleShown': 'Affiché',
  'administration.sampleHidden': 'Non affiché',
  'administration.sampleUnmet':
    '{count, plural, one {Non remplie : {lists}} other {Non remplies : {lists}}}',
  'administration.effects': 'Ce que la modification entraîne',
  'administration.effectsUnknown': 'On ne sait pas ce que la modification entraîne.',
  'administration.effect.offersHidden':
    '{count, plural, one {# offre ne paraît} other {# offres ne paraissent}} plus dans aucune recherche',
  'administration.effect.offersShown':
    '{count, plural, one {# offre en attente de validation paraît} other {# offres en attente de validation paraissent}} sans elle',
  'administration.effect.offersStayRejected':
    '{count, plural, one {# offre refusée reste masquée} other {# offres refusées restent masquées}}, même si le vendeur {count, plural, one {la} other {les}} modifie',
  'administration.effect.associationsHidden':
    '{count, plural, one {# offre n’affiche plus ses associations} other {# offres n’affichent plus leurs associations}}',
  'administration.effect.offersKeepIt':
    '{count, plural, one {# offre cite} other {# offres citent}} cette entrée et {count, plural, one {reste} other {restent}} ainsi jusqu’à ce que le vendeur choisisse de nouveau',
  'administration.effect.offersMoved':
    '{count, plural, one {# offre passe} other {# offres passent}} à la race qui reste',
  'administration.effect.requestsMoved':
    '{count, plural, one {# demande encore sans décision passe} other {# demandes encore sans décision passent}} à la race qui reste',
  'administration.effect.requestsKeepIt':
    '{count, plural, one {# demande décidée garde} other {# demandes décidées gardent}} la race qui y figure',
  'administration.effect.draftsStop':
    '{count, plural, one {# demande commencée ne pourra plus être envoyée} other {# demandes commencées ne pourront plus être envoyées}}',
  'administration.effect.requestsGoOn':
    '{count, plural, one {# demande en cours continue comme elle a commencé} other {# demandes en cours continuent comme elles ont commencé}}',
  'administration.effect.requestsUnreached':
    '{count, plural, one {# demande en cours n’est plus accessible} other {# demandes en cours ne sont plus accessibles}} aux parties',
  'administration.effect.requestsOnlyRejected':
    '{count, plural, one {# demande en cours ne pourra plus qu’être refusée} other {# demandes en cours ne pourront plus qu’être refusées}}',
  'administration.effect.requestsHandedOver':
    '{count, plural, one {# demande en cours passe} other {# demandes en cours passent}} à la nouvelle autorité, prévenue par e-mail quand vient son tour',
  'administration.effect.requestsStay':
    '{count, plural, one {# demande en cours reste} other {# demandes en cours restent}} chez l’ancienne autorité ; les nouvelles demandes de la région ne sont pas acceptées',
  'administration.effect.requestsWait':
    '{count, plural, one {# demande en cours demeure} other {# demandes en cours demeurent}} ; plus personne ne peut y intervenir pour ce compte',
  'administration.effect.approvalsHandedOver':
    '{count, plural, one {# offre en attente de validation passe} other {# offres en attente de validation passent}} à la nouvelle autorité',
  'administration.effect.approvalsWait':
    '{count, plural, one {# offre attend une validation} other {# offres attendent une validation}} que plus personne ne pourra donner',
  'administration.effect.regionsUnapproved':
    'Les nouvelles offres de {count, plural, one {# région} other {# régions}} attendront une validation que personne ne peut donner',
  'administration.effect.farmersStay':
    '{count, plural, one {# exploitation reste rattachée} other {# exploitations restent rattachées}} à ce compte, par lequel plus personne ne peut agir',
  'administration.effect.farmersUnserved':
    '{count, plural, one {# exploitation ne commence ni n’envoie} other {# exploitations ne commencent ni n’envoient}} plus de demandes par cet organisme certificateur',
  'administration.effect.regionsWithout':
    '{count, plural, one {# région reste} other {# régions restent}} sans autorité pour répondre',
  'administration.effect.termsAskedAgain':
    '{count, plural, one {# vendeur est prié} other {# vendeurs sont priés}} d’accepter la nouvelle version',
  'administration.effect.countryLacks':
    'il manque encore {count, plural, one {# élément} other {# éléments}}',
  'administration.effect.usersOut':
    '{count, plural, one {# utilisateur perd son accès} other {# utilisateurs perdent leur accès}}',
  'administration.now': 'maintenant :',
  'administration.before': 'avant :',
  'administration.reason': 'Motif de la modification (facultatif)',
  'administration.create': 'Créer',
  'administration.conflictText':
    'Vous avez tous deux modifié ces champs. Le formulaire contient ce que l’autre personne a enregistré. Vos autres modifications sont toujours là.',
  'administration.mine': 'Votre saisie',
  'administration.takeMine': '{name} : prendre ma saisie',
  'administration.usedBy': 'Utilisé par',
  'administration.usedText': 'Ne peut donc pas être supprimé. Retirez-le d’abord de ces entrées.',
  'administration.changeset.create': 'Créé',
  'administration.changeset.administration': 'Modifié',
  'administration.revision': 'Version {rev}',
  'administration.changedThen':
    '{count, plural, =0 {Rien de modifié alors} one {Modifié alors : # champ} other {Modifié alors : # champs}}',
  'administration.changedSince':
    '{count, plural, =0 {Toujours en l’état} one {Changé depuis : # champ} other {Changé depuis : # champs}}',
  'administration.restore': 'Reprendre cette version dans le formulaire',
  'administration.older': 'Plus anciennes',
  'administration.asOf': 'État à la fin du jour',
  'administration.section.asked': 'Où c’est demandé',
  'administration.section.website': 'Site',
  'administration.section.procedures': 'Procédures',
  'administration.section.double': 'Créé en double',
  'administration.section.signOn': 'Connexion',
  'administration.hint.supervisor':
    'Est prévenu quand une instance de la région laisse passer son délai, et lit alors cette demande',
  'administration.htmlInPage':
    'Ligne {line} : « {tag} » est du HTML. Les lecteurs le verraient tel quel.',
  'administration.hint.missingoffergroup.offergroup':
    'Nécessaire si elle existe : son nom dans la base',
  'administration.hint.answer': 'Figure dans l’e-mail ; nécessaire si la race n’est pas ajoutée',
  'administration.hint.sameAs':
    'Les offres et les demandes en cours passent à l’autre ; plus personne ne choisit ensuite celle-ci',
  'administration.hint.disabledForRequestSearch': 'Ces offres ne font pas obstacle à une demande',
  'administration.unrestricted': 'Si vide : sans restriction',
  'administration.onePerLine': 'Un par ligne',
  'administration.hint.id':
    'Lettres, chiffres, _ et - ; ne change plus après la première utilisation',
  'administration.hint.active':
    'Désactivé, aucune offre ne pose plus la question ; ce qui a été indiqué reste',
  'administration.hint.enabled': 'Désactivé, il reste lisible là où il a été choisi',
  'administration.hint.visibility': 'Toute liste non vide doit contenir la valeur de l’offre',
  'administration.hint.domains': 'Une adresse par ligne, sans https://',
  'administration.hint.languages': 'La première choisie est la langue du pays',
  'administration.hint.code': 'Deux majuscules selon ISO 3166-1',
  'administration.hint.isAdmin':
    'Seule l’administration se connecte ici ; pas de pays pour les visiteurs',
  'administration.hint.offerAutApproval':
    'La recherche ne montre les nouvelles offres qu’après l’accord de l’autorité. Chaque région en a besoin d’une qui valide les offres',
  'administration.hint.userAgreement':
    'Si une instance a besoin de l’accord pour faire une demande au nom d’une exploitation',
  'administration.hint.townDistanceKm':
    'Distance maximale entre le point d’un site et la commune la plus proche ayant son code postal, 50 km si vide : la recherche d’offres se fait autour de ce point',
  'administration.hint.contactEmail': 'Si vide, ils vont à l’administration',
  'administration.hint.statecode':
    '1 à 16 caractères, unique dans le pays ; il ne détermine pas quels lieux en font partie',
  'administration.hint.aut': 'Sans autorité, les demandes de la région sont rejetées',
  'administration.hint.postalCodePrefixes':
    'Un début par ligne ; entre plusieurs régions, le plus long l’emporte. Sans débuts, c’est le nom de la région qui décide',
  'administration.hint.usageKey':
    'L’interface affiche la page sous ce nom ; toute autre se trouve sous /content/nom',
  'administration.hint.cmspage.country':
    'Sans pays, pour tous les pays. Là où un pays a sa propre page, c’est elle qui s’affiche',
  'administration.hint.cmspage.content':
    'Une ligne vide commence un paragraphe, « - » une liste, « ## » un titre ; **gras**, [lien](https://…)',
  'administration.purpose.requestpackage':
    'Ce pour quoi une exploitation peut demander une dérogation : étapes, champs, qui les remplit et comment la décision se prend.',
  'administration.choose': 'Sélectionner : {name}',
  'administration.takeNewer': 'Version {rev} : prendre la nouvelle version {newest}',
  'administration.pinned': '{name}, version {rev}',
  'administration.section.texts': 'Textes',
  'administration.hint.escalationDays':
    'Si vide, 7 jours. La demande reste ouverte jusqu’à la réponse',
  'administration.hint.reminderDays':
    'Un nombre par ligne, par exemple 7 et 2 ; si vide, 3 jours et 1 jour avant ; 0 est le jour même',
  'administration.hint.autoCloseHours': 'Si vide, elle attend une réponse',
  'administration.hint.reportTable': 'Si vide, selon la base juridique',
  'administration.hint.requestformfield.internalName':
    'Les réponses figurent sous ce nom : animalsGranted',
  'administration.hint.requestpackage.countries': 'Pays où il est proposé ; si vide, dans aucun',
  'administration.hint.requestpackage.enabled':
    'S’il est désactivé, plus personne ne commence de demande et les brouillons ne partent plus ; les demandes envoyées suivent leur cours',
  'administration.hint.requestpackage.animalkinds': 'Pour ces espèces ; si vide, pour aucune',
  'administration.mails': 'E-mails',
  'administration.mail': 'Quel e-mail',
  'administration.mailBuiltIn':
    'Dans cette langue, c’est le texte d’origine qui s’applique, ou celui de sa langue de remplacement.',
  'administration.mailSubject': 'Objet',
  'administration.mailChanged':
    'Quelqu’un d’autre a modifié ce texte entre-temps ; l’historique le montre. Enregistrer de nouveau le remplace.',
  'administration.mailVariables': 'Ce qui est inséré',
  'administration.mailNeeded': 'doit figurer dans le texte',
  'administration.mailMarkdown':
    'Une ligne vide commence un paragraphe, « - » une liste ; **gras**, [lien](((link))).',
  'administration.purpose.ruleset':
    'Ce qui découle des données : si toutes les conditions sont vraies, alors quelque chose est fixé. Les modèles de demande vérifient ainsi les réponses.',
  'administration.section.facts': 'Données que connaissent les règles',
  'administration.hint.public':
    'C’est à cette condition que les modèles de demande peuvent les utiliser',
  'administration.ofRow': 'à la ligne {number}',
  'administration.rowActs': 'Déplacer ou supprimer',
  'administration.knownFacts': 'Données fournies par le programme',
  'administration.fact.account': 'Compte (identifiant)',
  'administration.fact.species': 'Espèce (déclaration à l’UE)',
  'administration.fact.requestType': 'Type de demande',
  'administration.fact.today': 'Date du jour',
  'administration.fact.lowhatch': 'Espèce avec demandes après une éclosion insuffisante',
  'administration.fact.controlBody': 'L’exploitation a un organisme certificateur',
  'administration.fact.association': 'L’exploitation est membre d’une association',
  'administration.factsOf.requestTypes': 'Demande qui commence',
  'administration.decision': 'Décision du programme',
  'administration.decisionNone': 'Aucune : les modèles de demande vérifient ainsi les réponses',
  'administration.decisionText.requestTypes':
    'Une règle fixe « withheld.… » sur un type de demande : il n’est alors pas proposé, et le nom de la donnée est la phrase qui le justifie. Ce à quoi aucune instance ne pourrait répondre n’est jamais proposé.',
  'administration.decisionText.exportType':
    'Une règle fixe « export.type » sur la configuration avec laquelle un compte exporte les demandes. Sans règle, ce sont toutes les colonnes.',
  'administration.decision.requestTypes': 'Quels types de demande sont proposés',
  'administration.decision.exportType': 'Avec quoi un compte exporte les demandes',
  'administration.rowNumber': 'Num.',
  'administration.openRow': 'Modifier {name}',
  'administration.ruleGap': 'encore incomplète',
  'administration.ruleAlways': 'toujours',
  'administration.ruleHits': 'Applications de la règle en {days, number} jours',
  'administration.ruleHitLast': 'la dernière le {day}',
  'administration.outcome.refused': 'Envoi refusé',
  'administration.outcome.noticed': 'Remarque',
  'administration.outcome.withheld': 'Non proposé',
  'administration.factsOfAnswers': 'Réponses du formulaire',
  'administration.factsOfDays': 'Jours jusqu’à une réponse',
  'administration.daysUntil': 'Jours jusqu’à : {name}',
  'administration.compareValue': 'Comparer avec une valeur',
  'administration.compareOther': 'Comparer avec une autre donnée',
  'administration.benchFired':
    '{count, plural, =0 {Aucune des {rules, number} règles ne s’applique} one {{count, number} règle sur {rules, number} s’applique} other {{count, number} règles sur {rules, number} s’appliquent}}',
  'administration.ruleFires': 's’applique',
  'administration.ruleRests': 'ne s’applique pas',
  'administration.ruleOff': 'pas active',
  'administration.conditionHolds': 'vrai',
  'administration.conditionFails': 'faux',
  'administration.conditionHas': 'renseigné :',
  'administration.cases': 'Exemples enregistrés',
  'administration.casesNone':
    'Aucun pour l’instant. Un exemple enregistré retient quelles règles s’appliquent : on ne peut enregistrer que tant que c’est vrai.',
  'administration.caseName': 'Nom de l’exemple',
  'administration.caseKeep': 'Enregistrer comme exemple',
  'administration.caseNotMet': 'n’est plus juste',
  'administration.caseTry': 'Insérer : {name}',
  'administration.casesFull': 'Pas plus de {most, number} exemples ne sont enregistrés.',
  'administration.purpose.countrycalendar':
    'Les jours fériés légaux d’un pays et de ses régions. Les délais en jours ouvrés en tiennent compte ; les samedis et dimanches ne comptent jamais.',
  'administration.hint.countrycalendar.holidays.on':
    '05-01 (chaque année le 1er mai), easter+1 (jours après le dimanche de Pâques ; avant : easter-2), orthodox+1, wed>=11-16 (le mercredi à partir du 16/11) ou 2027-05-04 (cette année-là seulement)',
  'administration.hint.workingDays':
    'Au lieu d’heures : compté à partir du lendemain, sans les week-ends ni les jours fériés de la région ; le dernier jour compte en entier',
  'administration.purpose.countrylaw':
    'Quand l’achat d’animaux non bio est permis : motifs, parts, âges et périodes de conversion d’un pays, chaque ligne avec sa source.',
  'administration.section.shares': 'Parts annuelles',
  'administration.hint.countrylaw.terms.states':
    'Si vide : dans toutes les régions qu’aucune autre ligne ne cite',
  'administration.hint.inPortions':
    'Elle revient jusqu’à ce que tout soit acheté ou que l’exploitation dise que rien ne viendra plus',
  'administration.hint.endangeredLists': 'Une liste sans pays vaut pour tous',
  'administration.hint.countrylaw.validTo': 'Si vide, il vaut jusqu’au début d’un plus récent',
  'administration.hint.countrylaw.grounds.act': 'Seulement si c’en est un autre',
  'administration.hint.isComplete': 'Sinon, c’est réputé inconnu, et il faut se renseigner',
} satisfies Partial<Messages<'administration'>>;
