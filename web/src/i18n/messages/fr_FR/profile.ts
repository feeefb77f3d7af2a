import type { Messages } from '../../parts.ts';

export const messages = {
  'profile.missing':
    '{count, plural, one {Il manque encore # élément} other {Il manque encore # éléments}}',
  'profile.task.addLocation': 'Créer un site avec une adresse',
  'profile.task.confirmLocations': 'Confirmer que tous les sites sont créés',
  'profile.task.verifyEmail': 'Confirmer une adresse e-mail',
  'profile.task.awaitConfirmation':
    'L’administration de la base confirme votre compte. D’ici là, vos offres ne sont pas visibles.',
  'profile.task.acceptTerms': 'Accepter les conditions d’utilisation',
  'profile.task.locationPosition': '{name} : choisir le lieu dans la liste',
  'profile.askForRegion': 'S’il est juste, demandez la région',
  'profile.task.locationRegion':
    '{name} : vérifier le code postal, il n’appartient à aucune région',
  'profile.task.locationContact': '{name} : indiquer un téléphone ou une adresse e-mail',
  'profile.address.fax': 'Fax',
  'profile.address.website': 'Site web',
  'profile.emails': 'Adresses e-mail',
  'profile.emailsLead':
    'Les e-mails vont aux adresses confirmées ; tant qu’aucune ne l’est, à l’adresse e-mail sous « Contact », et sans aucune adresse à celle de la connexion.',
  'profile.emailNew': 'Autre adresse e-mail',
  'profile.emailAdd': 'Ajouter',
  'profile.emailOfSignOn': 'Vous vous connectez avec cette adresse. Elle n’a pas besoin de code.',
  'profile.signOnRefused':
    'La connexion ne garantit pas cette adresse. Faites-vous envoyer un code.',
  'profile.verifyBySignOn': 'Confirmer par la connexion',
  'profile.addSignOnEmail': 'Reprendre l’adresse de connexion : {email}',
  'profile.email.open': 'Non confirmée',
  'profile.email.pending': 'Code envoyé',
  'profile.email.verified': 'Confirmée',
  'profile.email.rejected': 'Refusée',
  'profile.email.expired': 'Code expiré',
  'profile.emailText.pending':
    'Nous avons envoyé un code à cette adresse. Il est valable 30 minutes.',
  'profile.emailText.rejected':
    'Les e-mails ne sont pas arrivés, ou le code a été faux trop de fois. Vous pouvez réessayer avec un nouveau code.',
  'profile.code': 'Code pour {email}',
  'profile.codeWait':
    '{seconds, plural, one {Nouvel envoi possible dans # seconde} other {Nouvel envoi possible dans # secondes}}',
  'profile.salesCountry': 'Pays de vente',
  'profile.countryClosed': 'Ce pays n’est pas ouvert pour le moment.',
  'profile.locations': 'Sites',
  'profile.locationsLead':
    'C’est là que se trouvent les animaux. Chaque offre et chaque demande est liée à un site.',
  'profile.locationEdit': 'Modifier le site',
  'profile.locationName': 'Nom interne',
  'profile.locationNameHint':
    'Par exemple « Ferme principale ». Les acheteurs ne le voient pas, les instances de votre exploitation et de vos demandes, si.',
  'profile.locationTown': 'Code postal et commune',
  'profile.locationApproval':
    'Si une autre autorité y est compétente, vos offres de là-bas attendent son approbation.',
  'profile.locationFarm': 'Nom de l’exploitation sur place',
  'profile.locationContactHint': 'Vide : les indications sous « Contact » s’appliquent.',
  'profile.locationDefault': 'Site principal',
  'profile.locationMakeDefault': 'Choisir comme site principal',
  'profile.locationRemoveText':
    'Ce n’est possible que si aucune offre n’utilise plus le site. Les demandes déjà faites gardent leur adresse.',
  'profile.position':
    '{lat}° {ns, select, south {sud} other {nord}}, {lon}° {ew, select, west {ouest} other {est}}',
  'profile.positionError':
    'Choisissez un lieu dans la liste, ou saisissez la latitude (−90 à 90) et la longitude (−180 à 180).',
  'profile.positionLat': 'Latitude en degrés',
  'profile.positionLon': 'Longitude en degrés',
  'profile.positionPlace': 'Chercher un lieu',
  'profile.positionSet': 'Définir la position',
  'profile.positionText':
    'La recherche calcule la distance d’après elle. Choisissez le lieu et, si besoin, déplacez-le sur la ferme : beaucoup de cartes copient la latitude et la longitude ensemble.',
  'profile.positionTitle': 'Position : {name}',
  'profile.positionTerm': 'Position',
  'profile.reach': 'Joignable',
  'profile.delivery': 'Espèces et livraison',
  'profile.kinds': 'Espèces que vous vendez',
  'profile.associationsHint': 'Dont les membres sont visés par vos offres',
  'profile.radius': 'Rayon de livraison',
  'profile.radiusHint': 'Laissez vide si vous ne livrez pas',
  'profile.radiusError': 'Saisissez un nombre entier de 0 à 2000.',
  'profile.notice': 'Remarque sur la livraison',
  'profile.noticeHint': 'Figure sur vos offres, par exemple les jours de livraison',
  'profile.logoLead': 'Figure sur vos offres dans ce pays.',
  'profile.logoSending': 'Envoi en cours…',
  'profile.folders': 'Dossiers pour les demandes',
  'profile.foldersLead': 'Pour votre compte seulement. Les autres parties ne les voient pas.',
  'profile.folderName': 'Nom du dossier {number}',
  'profile.folderAdd': 'Ajouter un dossier',
  'profile.people': 'Qui agit chez nous',
  'profile.peopleLead':
    'Dans votre service, tous voient qui a modifié ou décidé. Vous choisissez ce que voient les exploitations et les autres instances.',
  'profile.peopleShown': 'Les autres voient',
  'profile.people.office': 'seulement le nom du service',
  'profile.people.initials': 'le nom du service et les initiales, « C. D. »',
  'profile.people.name': 'le nom du service et de la personne, « Claire Durand »',
  'profile.mails': 'E-mails sur les demandes',
  'profile.mailsLead':
    'Quand une demande vous attend ou qu’une décision est prise, vous recevez toujours un e-mail.',
  'profile.mailsWanted': 'En plus, un e-mail quand',
  'profile.mail.requestStepDone': 'une autre partie a terminé une étape',
  'profile.mail.requestRetracted': 'une demande a été retirée',
  'profile.mail.requestMarkTaken': 'quelqu’un remplace ou retire votre mention de prise en charge',
  'profile.settings': 'Paramètres',
  'profile.settingsLead': 'Pour vous seul dans ce compte, pas pour les autres personnes.',
  'profile.density': 'Densité',
  'profile.density.auto': 'Habituelle pour le rôle',
  'profile.density.comfortable': 'Aérée',
  'profile.density.compact': 'Serrée, à la souris',
  'profile.shortcuts': 'Utiliser les raccourcis clavier dans les listes',
  'profile.shortcutsHint':
    'Des touches seules comme j et k. Elles gênent certaines aides techniques.',
  'profile.requestDefaults': 'Les demandes commencent par',
  'profile.requestTypeNone': 'Demander à chaque fois',
  'profile.languageLead':
    'C’est la langue des e-mails envoyés au compte et celle des pages après la connexion.',
  'profile.timeFormat': 'Format de l’heure',
  'profile.timeFormat.auto': 'Selon la langue',
  'profile.timeFormat.12': '12 heures (1:07 PM)',
  'profile.timeFormat.24': '24 heures (13:07)',
  'profile.downloadData': 'Télécharger mes données',
  'profile.downloadDataText':
    'Le fichier (JSON) contient ce compte, vos paramètres, vos offres favorites, vos recherches gardées et la liste des fichiers. Les demandes et les offres s’exportent depuis leurs propres pages.',
  'profile.leave': 'Quitter le compte',
  'profile.leaveTitle': 'Quitter {name} ?',
  'profile.leaveStays':
    'Le compte demeure, avec ses offres et ses demandes. Pour faire supprimer vos données, écrivez-nous.',
  'profile.leaveBack':
    'Vous n’y reviendrez qu’avec une nouvelle invitation ou une nouvelle inscription.',
  'profile.leaveEvenLast': 'Quitter quand même',
  'profile.leaveLastFarm':
    'Plus personne n’y entrera ensuite, jusqu’à ce que quelqu’un inscrive de nouveau l’exploitation avec l’organisme certificateur, le numéro d’opérateur et le code postal. Mieux vaut inviter d’abord la personne qui prend la suite.',
  'profile.leaveLastText':
    'Plus personne n’y entrera ensuite, jusqu’à ce que l’administration de la base invite quelqu’un. Mieux vaut inviter d’abord la personne qui prend la suite.',
} satisfies Partial<Messages<'profile'>>;
