import { keysUnder } from '#shared/kernel/keys-under.ts';
import { offerProblemsFr } from '#shared/offers/problem-texts/fr-fr.ts';
import type { Messages } from '../../parts.ts';

export const messages = {
  ...keysUnder('errors.', offerProblemsFr),
  'errors.accounts.accountDeactivated': 'Ce compte est désactivé.',
  'errors.accounts.addressRejected':
    'Les e-mails envoyés à cette adresse n’arrivent pas. Veuillez en indiquer une autre.',
  'errors.accounts.alreadyInvited':
    'Quelqu’un utilise déjà ce compte, ou une invitation est en cours.',
  'errors.accounts.alreadyLinked': 'Vous êtes déjà rattaché à ce compte.',
  'errors.accounts.alreadyRegistered': 'Vous êtes déjà inscrit comme vendeur dans ce pays.',
  'errors.accounts.claimRefused':
    'Personne ne peut s’inscrire pour cette exploitation en ce moment : quelqu’un de l’exploitation a contesté une inscription.',
  'errors.accounts.countryNotOpen': 'Personne ne peut s’inscrire dans ce pays.',
  'errors.accounts.disputedAddress':
    'Cette adresse a été saisie par un nouvel utilisateur. Demandez son adresse à l’exploitation et envoyez-y l’invitation.',
  'errors.accounts.farmInUse': 'Le compte de cette exploitation est déjà utilisé.',
  'errors.accounts.farmerDeactivated': 'L’organisme certificateur a désactivé cette exploitation.',
  'errors.accounts.folderInUse': 'Ce dossier contient des demandes.',
  'errors.accounts.inviteUsed': 'Cette invitation a déjà été acceptée.',
  'errors.accounts.lastUser': 'Vous êtes la seule personne à utiliser ce compte.',
  'errors.accounts.locationInUse': 'Des offres utilisent ce lieu de vente.',
  'errors.accounts.positionElsewhere':
    'Le point sur la carte se trouve à plus de {limit} km du code postal. Corrigez le point ou le code postal.',
  'errors.accounts.positionInUse':
    'Des animaux sont proposés depuis ce lieu : il lui faut une position sur la carte.',
  'errors.accounts.contactInUse':
    'Des animaux sont proposés depuis ce lieu : gardez un numéro de téléphone ou une adresse e-mail.',
  'errors.accounts.newcomer':
    'Vous utilisez ce compte depuis trop peu de temps pour retirer ce qui était là avant vous. L’administration de la base peut le faire.',
  'errors.accounts.noFarmAddress':
    'Aucun code ne peut être envoyé à cette exploitation : son adresse e-mail manque ou vient de changer.',
  'errors.accounts.regionInUse':
    'Des animaux sont proposés depuis ce lieu : il lui faut un code postal du pays.',
  'errors.accounts.locationNeeded': 'Il faut garder au moins un lieu de vente.',
  'errors.accounts.mayNotFindFarmers':
    'Votre compte n’a pas le droit de rechercher des clients ou des membres. L’administration de la base peut l’accorder.',
  'errors.accounts.maximumUsers': 'Ce compte a déjà le nombre maximal de personnes.',
  'errors.accounts.noEmail': 'Ce compte n’a pas d’adresse e-mail.',
  'errors.accounts.controlBodyNotConfirmed':
    'Cet organisme certificateur n’est pas encore confirmé. Veuillez nous contacter.',
  'errors.accounts.notAnAuthority':
    'Seule une autorité active du même pays peut être compétente pour une région.',
  'errors.accounts.notFound':
    'Aucune exploitation ne correspond à ces indications. Veuillez les vérifier.',
  'errors.accounts.notYourself': 'Ce n’est pas possible avec son propre compte.',
  'errors.accounts.objectionNotFound': 'Ce lien n’est plus valable.',
  'errors.accounts.otherCountry': 'Une exploitation ne vend que dans son propre pays.',
  'errors.accounts.redacted': 'Les données personnelles de ce compte ont été effacées.',
  'errors.accounts.termsChanged': 'Les conditions d’utilisation ont changé. Veuillez les relire.',
  'errors.accounts.termsMissing': 'Les conditions d’utilisation ne sont pas encore publiées.',
  'errors.accounts.tooManyInvites': 'Ce compte a trop d’invitations en cours.',
  'errors.client.accountNotUsable':
    'Vous ne pouvez plus utiliser ce compte. Celui avec lequel vous travaillez maintenant est indiqué en haut.',
  'errors.client.ownLoginOver':
    'Trop de temps a passé. Veuillez confirmer de nouveau votre connexion.',
  'errors.client.tooManyTries': 'Il y a eu trop d’essais. Veuillez patienter quelques minutes.',
  'errors.client.unreachable': 'Le serveur est injoignable. Vérifiez votre connexion internet.',
  'errors.client.waitMinutes': 'Trop d’essais. Réessayez {wait}.',
  'errors.client.wrongCode':
    'Le code est faux. Veuillez saisir celui qui s’affiche maintenant dans l’application. Si cela ne suffit pas, réglez la date et l’heure de l’appareil sur automatique.',
  'errors.contact.tooManyReports':
    'Trop de vos signalements attendent déjà une réponse : aucun autre n’est accepté pour l’instant.',
  'errors.content.brokenLabel': 'Un texte n’est pas un message au format ICU.',
  'errors.content.versionWithoutNote': 'Une nouvelle version indique ce qui a changé.',
  'errors.content.versionDay':
    'Une nouvelle version est postérieure à la précédente et date d’aujourd’hui au plus tard.',
  'errors.content.pageNeeded':
    'Cette page reste dans toutes les langues d’un pays tant qu’il est sur le site.',
  'errors.content.htmlInPage': 'Une page est un texte sans HTML.',
  'errors.countries.approverMissing':
    'Chaque région a besoin d’une autorité qui valide les offres dans son pays. {limit, plural, =0 {Le pays n’a pas encore de région} one {Elle manque à # région} other {Elle manque à # régions}}.',
  'errors.countries.authorityMissing':
    'Chaque région a besoin d’une autorité, sinon les demandes qui en viennent sont rejetées. {limit, plural, =0 {Le pays n’a pas encore de région} one {Elle manque à # région} other {Elle manque à # régions}}.',
  'errors.countries.legalPageMissing':
    'La page « {limit} » doit avoir un texte dans chaque langue du pays.',
  'errors.countries.packageUndecided':
    'Un modèle de demande du pays peut laisser des demandes sans décision.',
  'errors.countries.placesMissing':
    'Les lieux du pays ne sont pas chargés : personne ne peut indiquer où se trouvent les animaux. C’est à l’équipe qui gère le système de les charger.',
  'errors.countries.prefixTaken':
    'Le début de code postal {limit} appartient déjà à la région « {region} ».',
  'errors.countries.secondFactorElsewhere':
    'C’est le service de connexion du pays qui décide du second facteur.',
  'errors.entities.attachmentNotFound': 'Le fichier est introuvable.',
  'errors.entities.attachmentTooLarge': 'Le fichier est trop volumineux.',
  'errors.entities.busy':
    'D’autres personnes modifient cette entrée en ce moment. Veuillez réessayer.',
  'errors.entities.notFound': 'Cette entrée n’existe pas ou n’existe plus.',
  'errors.entities.notUnique': 'Cette valeur est déjà prise par une autre entrée.',
  'errors.entities.revConflict': 'Entre-temps, des données ont été modifiées ici.',
  'errors.entities.inUse': 'Cette entrée est utilisée et ne peut donc pas être supprimée.',
  'errors.entities.saveTooLarge':
    'Cette modification est trop importante pour être enregistrée en une fois.',
  'errors.entities.wrongAttachmentContent': 'Le contenu du fichier ne correspond pas à son type.',
  'errors.entities.wrongAttachmentType': 'Les fichiers de ce type ne sont pas acceptés.',
  'errors.fields.filterTooLong': 'Une recherche comporte {limit} conditions au plus.',
  'errors.fields.tooFew': 'Indiquez-en au moins {limit}.',
  'errors.fields.tooShort': 'Il faut au moins {limit} caractères.',
  'errors.exports.alreadyRunning': 'Un export est déjà en cours.',
  'errors.exports.notAllowed': 'Les droits avec lesquels cet export a commencé n’existent plus.',
  'errors.exports.notFound':
    'Cet export n’existe pas pour votre compte, ou son fichier n’est plus conservé. Si vous avez plusieurs comptes, passez à celui avec lequel il a été lancé.',
  'errors.exports.tooManyRows':
    'Un export ne contient pas autant de lignes : veuillez restreindre la liste.',
  'errors.imports.alreadyRunning': 'Un import est déjà en cours.',
  'errors.imports.fileNotFound':
    'Le fichier n’est pas arrivé ou n’est plus disponible. Veuillez l’envoyer de nouveau.',
  'errors.imports.missingColumn': 'Une colonne nécessaire n’est pas associée.',
  'errors.imports.noHeader': 'Aucune ligne d’en-têtes n’a été trouvée dans le fichier.',
  'errors.imports.notConfirmed':
    'Pour un import complet, il faut un essai avec le même fichier et le nombre d’exploitations qu’il indique.',
  'errors.imports.nothingListed': 'Le fichier ne contient aucune ligne lisible.',
  'errors.geocoding.notLoaded': 'Les lieux de ce pays ne sont pas encore chargés.',
  'errors.jobs.gaveUp': 'La tâche est restée bloquée. L’administration de la base est prévenue.',
  'errors.kernel.blocked':
    'Le réseau par lequel vous passez est bloqué. Essayez par un autre, par exemple avec les données mobiles, ou écrivez-nous.',
  'errors.kernel.forbidden': 'Votre rôle ne permet pas cette action.',
  'errors.kernel.internal': 'Une erreur inattendue s’est produite.',
  'errors.kernel.invalidInput': 'Certaines indications ne sont pas valables.',
  'errors.kernel.unavailable':
    'Le service est indisponible pour le moment. Veuillez réessayer plus tard.',
  'errors.law.hasBegun':
    'Un droit entré en vigueur ne se supprime ni ne se reporte : mettez-y fin par « Dernier jour ».',
  'errors.law.overBeforeBegin': 'Ce droit prendrait fin avant de commencer.',
  'errors.mail.noOwnAddress':
    'Votre compte n’a pas d’adresse e-mail confirmée : un e-mail d’essai ne va à personne d’autre.',
  'errors.mail.noSite': 'Le pays de votre compte n’a pas de site qu’un e-mail pourrait indiquer.',
  'errors.mail.codeExpired': 'Le code n’est plus valable. Veuillez en demander un nouveau.',
  'errors.mail.missingVariable':
    'Il manque dans le texte une variable sans laquelle ce message ne sert à personne.',
  'errors.mail.tooManyAddresses':
    'Il n’y a plus de place dans le profil pour une autre adresse e-mail.',
  'errors.mail.unknownVariable': 'Le texte contient une variable que ce message n’a pas.',
  'errors.mail.wrongCode': 'Le code de vérification est faux.',
  'errors.mail.wrongLink': 'Un lien mène à ((link)) ou à une adresse qui commence par https://.',
  'errors.masterdata.alreadyMerged':
    'Cette race est déjà fusionnée avec une autre. Veuillez choisir celle qui reste.',
  'errors.masterdata.mergeUnderWay':
    'La fusion est en cours. Veuillez attendre qu’elle soit terminée.',
  'errors.masterdata.remainingNarrower':
    'La race qui reste ne couvre pas tout ce qui figure ici. Veuillez d’abord la compléter.',
  'errors.offers.mayNotApprove': 'C’est une autre autorité qui valide cette offre.',
  'errors.offers.nothingToConfirm':
    'Les offres archivées ou refusées et celles d’autres pays ne se confirment pas.',
  'errors.requests.attachmentsTooBig': 'Les pièces jointes sont trop volumineuses au total.',
  'errors.requests.conditionNotPossible':
    'La recherche contient une condition qui n’a pas sa place dans une demande ou qu’aucune offre ne peut remplir.',
  'errors.requests.countryWithoutRequests': 'Dans ce pays, les demandes ne se font pas ici.',
  'errors.requests.farmerMissing': 'Choisissez l’exploitation pour laquelle la demande est faite.',
  'errors.requests.agreementMissing':
    'L’exploitation n’a pas donné son accord pour que vous fassiez des demandes à sa place. Si vous avez cet accord, inscrivez-le sur sa fiche, sous « Clients ».',
  'errors.requests.farmBlocked':
    'L’exploitation est désactivée ou n’a pas de certification valide : rien ne peut lui être accordé. Attendez que ce soit réglé, ou refusez la demande.',
  'errors.requests.farmLeft':
    'L’exploitation n’est plus votre cliente ni votre membre : vous ne pouvez rien lui accorder. Si seul votre avis est attendu, la demande poursuivra son cours sans lui à l’expiration du délai.',
  'errors.requests.farmerNotActive':
    'L’exploitation est désactivée ou ne peut pas faire de demandes.',
  'errors.requests.grantedMoreThanAsked':
    'Il n’est pas possible d’accorder plus d’animaux que la demande n’en compte.',
  'errors.requests.positionElsewhere':
    'Le point du site sur la carte ne se trouve pas près de son code postal. Corrigez-le dans le profil et recommencez la demande.',
  'errors.requests.refusedByRule': 'Les règles de ce formulaire n’autorisent pas cette réponse.',
  'errors.requests.conditionNever':
    'Ce champ ne paraît qu’avec une réponse que l’étape ne demande pas avant, ou que personne ne peut donner.',
  'errors.requests.optionMissing': 'Ce champ exige une réponse et n’a aucun choix à proposer.',
  'errors.requests.fieldMisread':
    'Le système lit lui-même les réponses à un champ de ce nom : il faut au champ le type et, pour une liste, les choix qu’il sait lire.',
  'errors.requests.outcomeMissing':
    'Aucune étape de ce modèle ne décide : il ne peut pas être activé ainsi.',
  'errors.requests.outcomeHidden':
    'Ce champ décide, mais certaines réponses précédentes le masquent.',
  'errors.requests.outcomeUndecided':
    'Chaque réponse doit accorder ou refuser la demande, et les deux doivent être possibles.',
  'errors.requests.portionsTooEarly':
    'Seule une étape postérieure à la décision peut revenir plusieurs fois.',
  'errors.requests.outcomeFirst':
    'Une seule étape décide, et jamais la première : c’est la demande.',
  'errors.requests.reminderTooEarly':
    'Un rappel tombe avant le début de l’étape : son délai est plus court.',
  'errors.requests.timeTwice': 'Un délai s’exprime en heures ou en jours ouvrés, pas les deux.',
  'errors.requests.timeMissing': 'Pour un rappel, il faut un délai.',
  'errors.requests.clockMustNotEnd':
    'Seule l’exploitation ou une décision met fin à une demande, jamais un délai à lui seul.',
  'errors.requests.nobodyToPassOn':
    'Ni l’étape qui décide ni une étape suivante ne transmet la demande.',
  'errors.requests.nobodyAbove':
    'L’échelon supérieur n’est prévenu que jusqu’à la décision, et seulement pour une instance dont l’étape a un délai et reste chez elle.',
  'errors.requests.outcomeNoChoice': 'Seul un champ obligatoire à choix unique peut décider.',
  'errors.requests.rulesetNotPublic': 'Les règles d’un modèle doivent être publiques.',
  'errors.requests.groundNotInLaw':
    'Le droit de ce pays ne connaît pas ce motif, ou ne le connaît plus.',
  'errors.requests.deciderNotLawful':
    'Selon le droit du pays, c’est une autre instance qui décide pour ce motif.',
  'errors.requests.recordOnlyWithoutDecision':
    'Ce que personne n’a besoin d’autoriser est seulement consigné ; tout le reste fait l’objet d’une demande.',
  'errors.requests.noGeneralOrder':
    'Dans cette région, aucune autorisation générale ne le permet. Faites une demande.',
  'errors.requests.generalOrderHolds':
    'Dans cette région, une autorisation générale le permet. Une simple déclaration suffit.',
  'errors.requests.breedNotListed':
    'Cette race ne figure sur aucune liste de races menacées valable dans ce pays.',
  'errors.requests.arrivalPast': 'Ce jour est passé. Une dérogation n’est jamais rétroactive.',
  'errors.requests.arrivalBeforeBirth':
    'Les animaux arriveraient avant d’être nés. Vérifiez les deux dates.',
  'errors.requests.tooOldOnArrival':
    'Le jour de l’arrivée, ces animaux sont plus âgés que la règle ne le permet.',
  'errors.requests.inTraining':
    'Ces animaux peuvent venir pour le dressage. Faites la demande dès qu’ils sont adultes.',
  'errors.requests.notGrownUp': 'Le jour de l’arrivée, ces animaux ne sont pas encore adultes.',
  'errors.requests.weightNeeded':
    'Pour ces animaux, c’est le poids au jour de l’arrivée qui compte. Indiquez-le.',
  'errors.requests.tooHeavyOnArrival':
    'Le jour de l’arrivée, ces animaux sont plus lourds que la règle ne le permet.',
  'errors.requests.herdExists':
    'Un premier cheptel suppose qu’il n’y en avait pas avant. Pour un cheptel existant, d’autres demandes sont prévues.',
  'errors.requests.orderedTooLate':
    'Les animaux bio ont été commandés plus tard que ne l’exige le service de votre région.',
  'errors.requests.groundOverThen': 'À cette date, le motif n’est plus prévu par la loi.',
  'errors.requests.permissionTooLong':
    'La dérogation durerait plus longtemps que le droit du pays ne le permet.',
  'errors.requests.overYearlyShare':
    'C’est plus que ce que la règle permet encore pour cette année.',
  'errors.requests.boughtBeforeDecision':
    'Ce qui a été acheté ou est arrivé avant la décision n’est pas couvert par la dérogation.',
  'errors.requests.boughtAfterEnd': 'À cette date, la dérogation n’était plus valable.',
  'errors.requests.boughtToCome': 'Cette date est encore à venir.',
  'errors.requests.boughtMoreThanGranted':
    'C’est plus d’animaux qu’il n’en reste à acheter selon la dérogation.',
  'errors.requests.noEarTag':
    'Ce n’est pas un numéro de boucle. Il commence par les deux lettres du pays, suivies de chiffres.',
  'errors.requests.tagsMissing': 'Il manque une boucle pour certains animaux.',
  'errors.requests.markedByOther': 'Quelqu’un d’autre traite déjà cette demande.',
  'errors.requests.mayNotRequest': 'Ce compte ne peut pas faire de demandes.',
  'errors.requests.noAssociation': 'Aucune association pouvant répondre n’a été trouvée.',
  'errors.requests.noAutForRegion': 'Aucune autorité n’est enregistrée pour cette région.',
  'errors.requests.controlBodyNotConfirmed':
    'L’organisme certificateur n’est pas encore confirmé. D’ici là, aucune demande ne peut passer par lui.',
  'errors.requests.noControlBody':
    'L’exploitation n’a pas d’organisme certificateur actif de ce type.',
  'errors.requests.statisticTooLarge': 'Choisissez une période plus courte ou moins de régions.',
  'errors.requests.notSent': 'Rien n’a été envoyé. Veuillez vérifier ces indications.',
  'errors.requests.notWhole': 'Les animaux se comptent en nombres entiers.',
  'errors.requests.nothingWanted': 'Demandez au moins un animal.',
  'errors.requests.notYours': 'C’est à une autre partie de s’en occuper.',
  'errors.requests.offersChanged':
    'De nouvelles offres correspondent, ou des offres ont changé. Dites pourquoi elles ne conviennent pas.',
  'errors.requests.nothingLeft':
    'Vous prenez autant d’animaux bio qu’il vous en faut : il ne reste rien à demander.',
  'errors.requests.offersUnanswered':
    'Dites pour chaque offre trouvée pourquoi elle ne convient pas.',
  'errors.requests.searchTooWide':
    'Il y a trop d’offres pour donner un motif à chacune. Précisez la recherche, par exemple par race, par sexe ou par âge.',
  'errors.requests.takenTooMany': 'L’offre ne compte pas autant d’animaux.',
  'errors.requests.otherAccount': 'Vous utilisez maintenant un autre compte.',
  'errors.requests.partyMissing': 'Il manque une partie dont le formulaire a besoin.',
  'errors.requests.usageMissing': 'Veuillez dire à quoi serviront les animaux.',
  'errors.requests.supplierMissing': 'Choisissez le vendeur concerné par la demande.',
  'errors.requests.supplierNoHatchery':
    'Une déclaration d’éclosion insuffisante ne peut concerner qu’un couvoir. Choisissez-en un autre.',
  'errors.requests.supplierNotFound':
    'Ce vendeur est introuvable ou ne vend pas ces animaux ici en ce moment.',
  'errors.requests.supplierNotNeeded':
    'Les demandes faites avec ce formulaire ne concernent aucun vendeur.',
  'errors.requests.tooManyAttachments': 'Il y a trop de pièces jointes.',
  'errors.requests.transitionNotAllowed': 'Ce n’est plus possible.',
  'errors.requests.typeNotAllowed': 'Les demandes de ce type ne sont pas possibles ici.',
  'errors.requests.uploadSharedTooOften': 'Ce fichier est joint à trop de demandes.',
  'errors.rules.caseNotMet':
    'Avec cet exemple, d’autres règles s’appliquent que celles qu’il indique.',
  'errors.rules.comparedTwice': 'Comparez avec une valeur ou avec une autre donnée.',
  'errors.rules.comparisonUnfit': 'Les données de ce type ne se comparent pas ainsi.',
  'errors.rules.namedTwice': 'Ceci figure deux fois.',
  'errors.rules.otherType': 'La valeur n’est pas du même type que la donnée.',
  'errors.rules.pinnedRuleset':
    'Des modèles de demande ou les pages utilisent ces règles : elles restent publiques.',
  'errors.rules.tooManyRulesets': 'Impossible de créer d’autres jeux de règles.',
  'errors.rules.unknownPath': 'Ces règles n’ont pas cette donnée.',
  'errors.search.tooManyGroups':
    'Cette synthèse a trop de lignes. Veuillez restreindre la recherche.',
  'errors.sessions.expiredToken': 'La connexion a expiré. Veuillez vous reconnecter.',
  'errors.sessions.secondFactorNeeded':
    'Ce compte ne peut être utilisé qu’avec un second facteur. Veuillez d’abord l’activer.',
  'errors.sessions.secondFactorUnused':
    'Cette connexion est antérieure à votre second facteur. Reconnectez-vous avec celui-ci.',
  'errors.sessions.signInNeeded': 'Veuillez d’abord vous connecter.',
  'errors.sheets.empty': 'Le fichier est vide.',
  'errors.sheets.notSheet':
    'Ce fichier ne peut pas être lu comme un tableau. Enregistrez le tableau au format XLSX.',
  'errors.sheets.openQuote':
    '{limit, select, 0 {Un guillemet} other {Ligne {limit} du fichier : un guillemet}} est ouvert et jamais fermé. Supprimez-le ou ajoutez celui qui manque.',
  'errors.sheets.protected':
    'Le fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe.',
  'errors.sheets.tooManyColumns': 'Le tableau a trop de colonnes pour être lu.',
  'errors.sheets.tooManyRows':
    'Le tableau a plus de lignes que permis. Répartissez-les dans plusieurs fichiers.',
  'errors.uploads.attachedToRequest':
    'Ce fichier est joint à une demande envoyée : il reste tel quel.',
  'errors.uploads.inUse': 'Des offres affichent ce fichier. Retirez-le d’abord de celles-ci.',
  'errors.uploads.isLogo': 'Ce fichier est le logo de votre profil.',
  'errors.uploads.logoNotImage': 'Un logo est une image : PNG, JPEG ou WebP.',
} satisfies Partial<Messages<'errors'>>;
