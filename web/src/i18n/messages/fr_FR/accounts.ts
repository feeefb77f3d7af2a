import type { Messages } from '../../parts.ts';

export const messages = {
  'accounts.acting.begunText':
    'Les demandes que vous commencez maintenant sont celles de cette exploitation. Choisissez d’abord l’espèce.',
  'accounts.acting.chooseAnimals': 'Choisir l’espèce',
  'accounts.advice.accountDeactivated':
    'Contactez-nous si vous voulez utiliser de nouveau ce compte.',
  'accounts.advice.alreadyLinked':
    'Reconnectez-vous : le compte figurera alors dans le choix des comptes.',
  'accounts.advice.expired': 'Reconnectez-vous. Vous reprendrez ensuite ici.',
  'accounts.advice.farmerDeactivated':
    'Seul l’organisme certificateur peut réactiver l’exploitation.',
  'accounts.advice.maximumUsers':
    'Une personne qui utilise le compte peut rendre son accès. Si davantage de personnes doivent l’utiliser, contactez-nous.',
  'accounts.advice.invitation':
    'Demandez une invitation à quelqu’un de l’exploitation ou à votre organisme certificateur. C’est toujours possible.',
  'accounts.agreement.needed':
    'Avec cet accord, vous pouvez faire des demandes pour cette exploitation. Sans lui, ce n’est pas possible, même pour des brouillons déjà commencés.',
  'accounts.agreement.recorded':
    'Consigne que cette exploitation a accepté que vous agissiez en son nom.',
  'accounts.agreement.label': 'L’exploitation a donné son accord',
  'accounts.agreement.title': 'Accord',
  'accounts.certificate.caption':
    'Le numéro d’opérateur figure sur votre certificat bio, par exemple {example}.',
  'accounts.certificate.title': 'Certificat bio',
  'accounts.blocked.ask': 'Contactez votre organisme certificateur :',
  'accounts.blocked.deactivatedByControlBody':
    'Votre organisme certificateur a désactivé votre exploitation.',
  'accounts.blocked.effect':
    'Tant que c’est le cas, vous ne pouvez pas faire de demandes et vos offres ne sont pas visibles.',
  'accounts.blocked.noActiveCertification':
    'Votre exploitation n’a pas de certification bio valide.',
  'accounts.advice.notFound':
    'Il faut le code postal de l’exploitation (pas celui de votre domicile), l’organisme certificateur indiqué sur votre certificat et le numéro d’opérateur avec tous ses chiffres et lettres. Si tout est juste, votre organisme certificateur n’a peut-être pas encore déclaré l’exploitation. Dans ce cas, renseignez-vous auprès de lui.',
  'accounts.citycodeHint': 'Celui de l’exploitation, tel qu’il figure sur le certificat',
  'accounts.contact.message': 'Message',
  'accounts.contact.missingBreed':
    '{animals} : cette race ou souche ne figure pas dans la liste : {breed}',
  'accounts.contact.name': 'Nom',
  'accounts.contact.receipt': 'Une confirmation est envoyée à {email}.',
  'accounts.contact.reference': 'Référence : {reference}. Indiquez-la si vous nous recontactez.',
  'accounts.contact.send': 'Envoyer le message',
  'accounts.contact.sent': 'Votre message est parti',
  'accounts.contact.sentText': 'Vous recevrez une réponse sous {days} jours ouvrés.',
  'accounts.contact.subject': 'De quoi s’agit-il ?',
  'accounts.contact.subject.offers': 'Offres et recherche',
  'accounts.contact.subject.other': 'Autre sujet',
  'accounts.contact.subject.privacy': 'Protection des données',
  'accounts.controlNumberHint':
    'Par exemple {example}. Les espaces et les tirets n’ont pas d’importance.',
  'accounts.customers.agree': '{count, plural, one {Inscrire # accord} other {Inscrire # accords}}',
  'accounts.customers.agreeText':
    'Inscrivez les accords que vous avez reçus. Un accord déjà inscrit garde sa date.',
  'accounts.customers.agreed':
    '{done, plural, =0 {Aucun accord inscrit} one {# accord inscrit} other {# accords inscrits}}{already, plural, =0 {} one {, # existait déjà} other {, # existaient déjà}}{refused, plural, =0 {} one {, # impossible} other {, # impossibles}}',
  'accounts.customers.agreedOn': 'Accord donné le',
  'accounts.customers.field': 'Nom, numéro d’opérateur, commune ou contact',
  'accounts.customers.invite':
    '{count, plural, one {Inviter # exploitation} other {Inviter # exploitations}}',
  'accounts.customers.inviteText':
    'Chaque exploitation reçoit à son adresse e-mail une invitation pour son compte. Rien n’est envoyé à celles qui utilisent déjà leur compte ou qui ont une invitation en cours.',
  'accounts.customers.invited':
    '{done, plural, =0 {Aucune invitation envoyée} one {# invitation envoyée} other {# invitations envoyées}}{already, plural, =0 {} one {, # exploitation est déjà invitée ou utilise son compte} other {, # exploitations sont déjà invitées ou utilisent leur compte}}{refused, plural, =0 {} one {, # impossible} other {, # impossibles}}',
  'accounts.customers.noneText':
    'Vérifiez l’orthographe et les filtres, ou cherchez par numéro d’opérateur. Vous ne trouvez ici que les exploitations qui vous sont rattachées.',
  'accounts.customers.noneYet': 'Aucune exploitation ne vous est encore rattachée',
  'accounts.customers.notYours': 'Cette exploitation ne vous est pas rattachée',
  'accounts.customers.only': 'Seulement les exploitations',
  'accounts.customers.only.inactive': 'qui ne sont pas actives',
  'accounts.customers.only.notAgreed': 'sans accord',
  'accounts.customers.only.notRegistered': 'dont personne n’utilise encore le compte',
  'accounts.customers.requests': 'Demandes en cours',
  'accounts.customers.status.active': 'Active',
  'accounts.customers.status.deactivatedByControlBody': 'Désactivée par l’organisme certificateur',
  'accounts.customers.status.inactive': 'Compte désactivé',
  'accounts.customers.status.noActiveCertification': 'Pas de certification valide',
  'accounts.deactivated':
    '{count, plural, one {Votre compte est désactivé : {names}} other {Vos comptes sont désactivés : {names}}}',
  'accounts.deactivatedText':
    'Vous pouvez toujours chercher des animaux. Contactez-nous pour savoir pourquoi, ou comment retrouver votre accès.',
  'accounts.inUse.back': 'Modifier mes réponses',
  'accounts.inUse.code': 'Avec un code',
  'accounts.inUse.codeField': 'Code reçu par l’exploitation',
  'accounts.inUse.codeSent': 'Le code est parti',
  'accounts.inUse.codeSentText':
    'Il a été envoyé à une adresse e-mail de l’exploitation enregistrée chez nous. Il est valable jusqu’à {time}. Si aucun e-mail n’arrive, demandez une invitation.',
  'accounts.inUse.codeText':
    'Nous l’envoyons à une adresse e-mail de l’exploitation enregistrée chez nous. Nous n’affichons pas ici laquelle.',
  'accounts.inUse.invitation': 'Avec une invitation',
  'accounts.inUse.invitationText':
    'Toute personne qui utilise le compte peut vous inviter depuis le profil, sous « Qui utilise ce compte ». Votre organisme certificateur le peut aussi.',
  'accounts.inUse.text':
    'Vos indications sont justes. Pour qu’aucun inconnu n’ait accès au compte, il vous faut encore l’un des deux :',
  'accounts.invitation.accept': 'Accepter l’invitation',
  'accounts.invitation.expired':
    'Une invitation n’est valable que quelques jours. Demandez-en une nouvelle.',
  'accounts.invitation.expires': 'Valable jusqu’au',
  'accounts.invitation.further':
    'Vous utilisez actuellement le compte {name}. Le compte de l’invitation s’y ajoutera.',
  'accounts.invitation.linked': 'Vous n’avez plus besoin de l’invitation.',
  'accounts.invitation.notFound':
    'L’adresse est peut-être incomplète, ou l’invitation a été annulée ou renvoyée. Prenez le lien de l’e-mail le plus récent.',
  'accounts.invitation.sender': 'Invité par',
  'accounts.invitation.signInAndAccept': 'Se connecter et accepter',
  'accounts.invitation.title': 'Invitation',
  'accounts.invitation.toAccount': 'Aller au compte',
  'accounts.invitation.used':
    'Une invitation ne peut être acceptée qu’une fois. Si c’était vous, connectez-vous simplement. Sinon, demandez-en une nouvelle.',
  'accounts.login.changeText':
    'Pour modifier quelque chose, connectez-vous encore une fois, avec mot de passe et code.',
  'accounts.login.code': 'Code de l’application',
  'accounts.login.codeHint': '{digits} chiffres, renouvelés toutes les 30 secondes',
  'accounts.login.elsewhere':
    'Vous vous connectez par le service de connexion de votre pays. C’est là que vous gérez le mot de passe et le second facteur.',
  'accounts.login.factor': 'Second facteur',
  'accounts.login.lost':
    'Téléphone perdu ou remplacé ? Avec l’ancien téléphone, installez ici la nouvelle application. Sans lui, l’administration de la base désactive le second facteur après s’être assurée que c’est bien vous.',
  'accounts.login.needed': 'Encore une étape : le second facteur',
  'accounts.login.neededText':
    'Votre compte ne peut être utilisé qu’avec un second facteur. Activez-le ici ; vous reprendrez ensuite là où vous étiez.',
  'accounts.login.newApp': 'Changer d’application',
  'accounts.login.off': 'Désactivé',
  'accounts.login.offNeeded':
    'Votre compte ne peut être utilisé qu’avec le second facteur. Si vous le désactivez, vous devrez le réactiver avant de continuer à travailler.',
  'accounts.login.offText':
    'Une application sur votre téléphone affiche un code à chaque connexion. Connaître votre mot de passe ne suffit alors plus pour entrer.',
  'accounts.login.on': 'Activé',
  'accounts.login.openApp': 'Ouvrir dans une application de cet appareil',
  'accounts.login.password': 'Mot de passe',
  'accounts.login.passwordText':
    'Le mot de passe se change sur la page de connexion : déconnectez-vous, commencez à vous connecter et choisissez « Mot de passe oublié ».',
  'accounts.login.qr': 'Code QR pour l’application d’authentification',
  'accounts.login.setUp': 'Activer le second facteur',
  'accounts.login.stepApp': 'Ouvrir l’application d’authentification',
  'accounts.login.stepAppText':
    'Par exemple FreeOTP, Aegis, Google ou Microsoft Authenticator. Beaucoup de gestionnaires de mots de passe conviennent aussi.',
  'accounts.login.stepCode': 'Saisir le code',
  'accounts.login.stepScan': 'Scanner le code QR',
  'accounts.login.stepScanText':
    'Ajoutez un compte dans l’application et visez le code QR avec l’appareil photo.',
  'accounts.login.switchOff': 'Désactiver',
  'accounts.login.switchOn': 'Activer',
  'accounts.login.typed': 'Ou saisissez cette clé :',
  'accounts.login.unused': 'Connectez-vous maintenant avec le second facteur',
  'accounts.login.unusedText':
    'Votre connexion est antérieure au second facteur et ne reste valable que peu de temps. Reconnectez-vous aussi sur vos autres appareils.',
  'accounts.numberRead': 'Compris : {number}',
  'accounts.objection.allRight': 'Si tout est normal, fermez simplement cette page.',
  'accounts.objection.done': 'La personne est retirée',
  'accounts.objection.doneNext':
    'L’e-mail indique aussi les offres et les demandes faites depuis : annulez ce qui n’est pas de vous. Si plus personne n’utilise le compte, demandez une invitation à votre organisme certificateur.',
  'accounts.objection.doneTold':
    'L’organisme certificateur, l’administration de la base et tous ceux qui utilisent encore le compte ont reçu un e-mail.',
  'accounts.objection.effect':
    'La personne perd son accès aussitôt, et avec elle toutes celles qu’elle a invitées. Les adresses, les e-mails et les lieux de vente redeviennent comme avant. Plus personne ne peut s’inscrire pour l’exploitation tant que l’organisme certificateur n’a invité personne.',
  'accounts.objection.expired':
    'Le lien n’est valable que quelques jours. Écrivez-nous, ou adressez-vous à votre organisme certificateur.',
  'accounts.link.failed': 'Rien n’a été modifié. Veuillez réessayer.',
  'accounts.objection.lead':
    'Quelqu’un a eu accès à un compte en donnant l’organisme certificateur, le numéro d’opérateur et le code postal.',
  'accounts.objection.notFound': 'Il a déjà servi ou est incomplet.',
  'accounts.objection.person': 'Personne',
  'accounts.objection.remove': 'Ce n’était pas moi : retirer cette personne',
  'accounts.objection.since': 'Accès depuis',
  'accounts.objection.title': 'Connaissez-vous cette personne ?',
  'accounts.register.done': 'Vous êtes inscrit et utilisez maintenant ce compte.',
  'accounts.register.lead':
    'La recherche se fait sans compte. Pour les offres et les demandes, il en faut un.',
  'accounts.register.neededText':
    'Votre organisme certificateur a le plus souvent déjà enregistré votre exploitation. Trois indications suffisent pour la retrouver.',
  'accounts.register.noControlBody':
    'Aucun organisme certificateur n’est encore enregistré dans ce pays',
  'accounts.register.sellerText':
    'Les négociants, les couvoirs et les autres vendeurs indiquent leur nom et leur adresse. Rien n’est public tant que vous n’avez pas accepté les conditions d’utilisation.',
  'accounts.register.signOnText':
    'Connectez-vous d’abord, ou créez un nouvel accès. Vous reviendrez ensuite ici.',
  'accounts.register.told':
    'L’exploitation et son organisme certificateur reçoivent alors un e-mail avec votre nom et votre adresse e-mail.',
  'accounts.register.way.farm': 'Exploitation bio',
  'accounts.register.way.seller': 'Vendeur sans exploitation',
  'accounts.register.ways': 'Comment voulez-vous vous inscrire ?',
  'accounts.terms.accept': 'Accepter les conditions d’utilisation',
  'accounts.terms.accepted': 'Vous avez accepté ces conditions d’utilisation le {day}.',
  'accounts.terms.changed':
    'Les conditions d’utilisation ont changé depuis que vous les avez acceptées le {day}.',
  'accounts.terms.done':
    'Vous avez accepté les conditions d’utilisation et pouvez maintenant proposer des animaux.',
  'accounts.terms.effect':
    'Si vous acceptez, vous pouvez proposer des animaux. Le nom et les coordonnées de vos lieux de vente deviennent alors publics avec les offres.',
  'accounts.terms.version': 'Version du {day}',
  'accounts.users.forget': 'Effacer le nom',
  'accounts.users.forgetText':
    'À côté de tout ce que {name} a fait ne figurera plus que l’organisme. Cela ne peut pas être annulé.',
  'accounts.users.former': 'Anciens utilisateurs',
  'accounts.users.full':
    '{most} personnes au plus peuvent utiliser ce compte. Retirez quelqu’un ou contactez-nous.',
  'accounts.users.inviteHint':
    'Un lien y est envoyé, valable quelques jours et une seule fois. Qui l’accepte peut tout lire et tout modifier dans ce compte.',
  'accounts.users.invites': 'Invitations en cours',
  'accounts.users.lead':
    'Tout le monde ici a les mêmes droits ; seuls les nouveaux ne peuvent pas, au début, retirer ce qui était là avant eux. Quand quelqu’un arrive ou part, tous reçoivent un e-mail.',
  'accounts.users.people':
    '{count} {count, plural, one {personne utilise} other {personnes utilisent}} ce compte ({most} {most, plural, one {possible} other {possibles}})',
  'accounts.users.resent': 'L’invitation a été renvoyée. L’ancien lien n’est plus valable.',
  'accounts.users.unknown': 'Nom inconnu',
  'accounts.users.you': 'Vous',
  'accounts.wrongNumber': 'Un numéro d’opérateur n’a pas cette forme. Par exemple : {example}',
} satisfies Partial<Messages<'accounts'>>;
