import { withPhrases } from './with-phrases.ts';

export const frenchMails = withPhrases({
  greeting: 'Bonjour,',
  openRequest: 'Ouvrir la demande',
  viewRequest: 'Voir la demande',
  mails: {
    requestStepWaiting: {
      subject: 'La demande ((hid)) vous attend',
      body: `
C’est à vous de traiter la demande **((hid))**.`,
      link: 'openRequest',
    },
    requestsHandedOver: {
      subject: 'Des demandes reprises d’une autre autorité vous attendent : ((count))',
      body: `
Des demandes qui relevaient jusqu’ici d’une autre autorité vous ont été remises, car vous êtes désormais l’autorité compétente pour leur région.

Demandes qu’il vous appartient de traiter : **((count))**

[Ouvrir les demandes](((link)))`,
    },
    requestStepDone: {
      subject: 'Du nouveau pour la demande ((hid))',
      body: `
Une étape de la demande **((hid))** est terminée. Vous n’avez rien à faire pour le moment.`,
      link: 'viewRequest',
    },
    requestDecided: {
      subject: 'La demande ((hid)) est ((outcome))',
      body: `
La demande **((hid))** est **((outcome))**. Vous trouverez tous les détails dans la demande.`,
      link: 'openRequest',
    },
    requestRetracted: {
      subject: 'La demande ((hid)) a été retirée',
      body: `
La demande **((hid))** a été retirée avant toute décision. Vous n’avez rien d’autre à faire.`,
      link: 'viewRequest',
    },
    requestWaived: {
      subject: 'Dérogation ((hid)) : renonciation au reste',
      body: `
L’exploitation renonce à ce qu’elle n’a pas encore acheté au titre de la dérogation **((hid))**. La décision demeure ; ce qui a été acheté jusqu’ici était autorisé.`,
      link: 'viewRequest',
    },
    requestRevoked: {
      subject: 'La dérogation ((hid)) a été abrogée',
      body: `
La dérogation **((hid))** a été abrogée par : **((party))**. À partir de maintenant, elle ne permet plus d’acheter d’animaux.`,
      link: 'viewRequest',
    },
    requestDeleted: {
      subject: 'La demande ((hid)) a été supprimée',
      body: `
L’administration de la base de données a supprimé la demande **((hid))** : elle n’y apparaît plus.

Si ce n’est pas correct, écrivez-nous par le formulaire de contact sur ((domain)).`,
    },
    requestReopened: {
      subject: 'La demande ((hid)) est rouverte',
      body: `
La demande **((hid))** avait expiré sans décision. Elle a été rouverte par **((party))**, qui doit encore décider.`,
      link: 'viewRequest',
    },
    requestStepDue: {
      subject: 'Demande ((hid)) : réponse attendue d’ici au ((until))',
      body: `
La demande **((hid))** attend votre réponse. Le délai prend fin le **((until))**.

Sans réponse de votre part, la demande passe ensuite à l’instance suivante ; il y sera indiqué que votre réponse manque.`,
      link: 'openRequest',
    },
    requestStepStays: {
      subject: 'Demande ((hid)) : réponse attendue d’ici au ((until))',
      body: `
La demande **((hid))** attend votre réponse. Échéance : **((until))**.

Elle reste chez vous jusqu’à votre réponse ; elle ne passe pas à la suite d’elle-même.`,
      link: 'openRequest',
    },
    requestEndsSoon: {
      subject: 'Demande ((hid)) : délai jusqu’au ((until))',
      body: `
C’est à vous de traiter la demande **((hid))**. Le délai prend fin le **((until))**.

Si rien ne se passe d’ici là, la demande expire sans décision.`,
      link: 'openRequest',
    },
    requestLapsesSoon: {
      subject: 'Demande ((hid)) : pas encore de décision',
      body: `
Aucune décision n’est encore prise sur la demande **((hid))**. Elle est à traiter par : **((party))**. Le délai prend fin le **((until))**.

Sans décision d’ici là, la demande expire : c’est ce que prévoit le formulaire avec lequel elle a commencé. Nous avons aussi adressé un rappel à l’instance compétente ; en cas de doute, renseignez-vous auprès d’elle.`,
      link: 'viewRequest',
    },
    requestPassedOn: {
      subject: 'La demande ((hid)) passe à la suite sans réponse',
      body: `
Dans la demande **((hid))**, **((party))** n’a pas répondu dans le délai, qui courait jusqu’au ((until)). La demande est passée sans cette réponse à l’instance suivante. Vous n’avez rien à faire pour le moment.`,
      link: 'viewRequest',
    },
    requestStillOpen: {
      subject: 'Demande ((hid)) : pas encore de décision, elle reste ouverte',
      body: `
Dans la demande **((hid))**, **((party))** n’a pas répondu jusqu’au ((until)). Votre demande ne prend pas fin pour autant : elle reste ouverte jusqu’à la décision. Le silence ne vaut ni accord ni refus.

Nous avons adressé un nouveau rappel à cette instance et, s’il en est désigné un, à l’échelon supérieur. Vous pouvez aussi vous renseigner vous-même auprès d’elle ; le droit de votre pays dit quels recours vous avez quand une autorité ne répond pas.`,
      link: 'viewRequest',
    },
    requestOverdue: {
      subject: 'La demande ((hid)) est en retard',
      body: `
La demande **((hid))** est à traiter par : **((party))**. Le délai a pris fin le **((until))**. Elle reste ouverte jusqu’à la réponse.

L’exploitation et, s’il en est désigné un, l’échelon supérieur ont reçu le même message.`,
      link: 'openRequest',
    },
    requestReportDue: {
      subject: 'Dérogation ((hid)) : veuillez déclarer les achats',
      body: `
La dérogation **((hid))** prend bientôt fin ou a déjà pris fin. Veuillez déclarer d’ici au **((until))** ce qui a été acheté et n’est pas encore déclaré. Si rien n’a été acheté, déclarez 0. Si plus rien ne viendra, cochez-le.

Après la fin de la dérogation, ce qui n’est pas déclaré ne compte plus dans le maximum annuel de l’exploitation.

[Déclarer les achats](((link)))`,
    },
    requestReportMissing: {
      subject: 'Dérogation ((hid)) : achats non déclarés',
      body: `
Pour la dérogation **((hid))** (bénéficiaire : **((party))**), les achats ne sont pas entièrement déclarés au **((until))**. Ce qui n’est pas déclaré est considéré comme non acheté. La déclaration peut encore être faite.`,
      link: 'openRequest',
    },
    requestLapsed: {
      subject: 'La demande ((hid)) a expiré sans décision',
      body: `
Dans la demande **((hid))**, **((party))** n’a pas répondu dans le délai, qui courait jusqu’au ((until)). La demande a donc expiré sans décision : elle n’est ni accordée ni refusée. C’est ce que prévoyait le formulaire avec lequel elle a commencé.

L’instance qui décide peut la rouvrir pendant 30 jours ; demandez-le-lui. Ou bien l’exploitation en fait une nouvelle demande : les réponses déjà données sont reprises si elles conviennent encore.`,
      link: 'viewRequest',
    },
    requestMarkTaken: {
      subject: 'Demande ((hid)) : votre prise en charge n’est plus notée',
      body: `
La demande **((hid))** portait la mention de prise en charge **((editor))**. Quelqu’un d’autre l’a remplacée ou retirée. La demande indique qui la traite maintenant.`,
      link: 'viewRequest',
    },
    emailVerification: {
      subject: '((code)) est votre code de vérification',
      body: `
Voici votre code pour confirmer cette adresse e-mail :

**((code))**

Saisissez-le dans les ((minutes)) minutes dans votre profil sur ((domain)). Ne le communiquez à personne.

Si vous n’avez pas demandé de code, vous n’avez rien à faire.`,
    },
    invitation: {
      subject: 'Invitation : ((accountName)) sur ((domain))',
      body: `
Vous êtes invité à utiliser le compte **((accountName))** (((role))) sur ((domain)).

[Accepter l’invitation](((link)))

L’invitation est valable jusqu’au ((expires)) et une seule fois. Vous vous connectez avec votre propre accès.`,
    },
    addressRemoved: {
      subject: 'Les e-mails du compte ((accountName)) ne vont plus à cette adresse',
      body: `
Une personne qui utilise le compte **((accountName))** sur ((domain)) en a modifié les adresses e-mail. Les e-mails de ce compte ne vous sont plus envoyés.

Si c’est normal, vous n’avez rien à faire.

Sinon, adressez-vous tout de suite à votre organisme certificateur, ou écrivez-nous par le formulaire de contact sur ((domain)).`,
    },
    farmCode: {
      subject: '((code)) est le code pour ((accountName))',
      body: `
**((person))** veut utiliser le compte **((accountName))** sur ((domain)) et demande un code :

**((code))**

Si c’est vous, saisissez-le dans les ((minutes)) minutes là où vous l’avez demandé.

Qui a ce code peut lire et modifier tout ce qui concerne cette exploitation. Si vous n’êtes pas au courant, ne le donnez à personne ; il ne se passera alors rien.`,
    },
    accountJoined: {
      subject: 'Une nouvelle personne utilise ((accountName))',
      body: `
**((person))** a accepté une invitation et utilise maintenant le compte **((accountName))** sur ((domain)).

[Voir qui utilise ce compte](((link)))

Toute personne qui utilise le compte peut y retirer quelqu’un.`,
    },
    farmClaimed: {
      subject: 'À vérifier : une nouvelle personne utilise ((accountName))',
      body: `
**((person))** utilise maintenant le compte **((accountName))** sur ((domain)). Cette personne connaissait l’organisme certificateur, le numéro d’opérateur et le code postal de l’exploitation.

Si c’est normal, vous n’avez rien à faire.

Sinon, retirez cette personne ici :

[Ce n’était pas moi](((link)))

Le lien est valable jusqu’au ((expires)) et une seule fois, même si la personne a quitté le compte entre-temps.`,
    },
    accountLeft: {
      subject: 'Une personne n’utilise plus ((accountName))',
      body: `
**((person))** n’utilise plus le compte **((accountName))** sur ((domain)) : ((departure)).

Personnes qui utilisent maintenant le compte : **((users))**

Si ce n’est pas normal, écrivez-nous par le formulaire de contact sur ((domain)).`,
    },
    farmRestored: {
      subject: 'Le compte ((accountName)) est comme avant : à vérifier',
      body: `
Quelqu’un de l’exploitation a indiqué « Ce n’était pas moi ». **((person))** n’utilise plus le compte **((accountName))** sur ((domain)).

Les adresses, les e-mails, les lieux de vente et l’acceptation des conditions d’utilisation sont de nouveau comme avant le ((since)). Ce que d’autres y ont modifié depuis est annulé aussi. Les invitations envoyées depuis et que personne n’a utilisées ne sont plus valables.

Ce qui suit n’est pas annulé automatiquement ; veuillez le vérifier et l’annuler vous-même :

Offres créées ou modifiées depuis :
((offers))

Demandes envoyées depuis :
((requests))

Personnes qui utilisent maintenant le compte : **((users))**

Plus personne ne peut s’inscrire pour cette exploitation tant que l’organisme certificateur n’a invité personne.`,
    },
    contactRequest: {
      subject: 'Message : ((subject))',
      opening: '**((subject))**',
      body: `
((message))

- Nom : ((name))
- E-mail : ((email))
- Téléphone : ((phone))
- Numéro d’opérateur : ((controlNumber))
- Référence : ((reference))

Une réponse à cet e-mail va à la personne qui a écrit.`,
    },
    contactRequestCopy: {
      subject: 'Votre message : ((subject))',
      opening: 'Bonjour ((name)),',
      body: `
Nous avons bien reçu votre message (référence ((reference))) et vous répondrons sous ((days)) jours ouvrés.

Votre message :

((message))`,
    },
    contactReceipt: {
      subject: 'Nous avons bien reçu votre message (référence ((reference)))',
      body: `
Nous avons bien reçu votre message et vous répondrons sous ((days)) jours ouvrés. Si vous nous recontactez, indiquez la référence ((reference)).

Si vous ne nous avez pas écrit, quelqu’un a indiqué votre adresse. Vous n’avez alors rien à faire.`,
    },
    missingOffergroup: {
      subject: 'Race ou souche absente : ((name))',
      body: `
**((accountName))** ne trouve pas pour l’espèce **((animalkind))** :

((name))`,
    },
    missingOffergroupKnown: {
      subject: 'La race ou souche existe : ((offergroup))',
      body: `
Vous n’aviez pas trouvé **((name))**. Vous trouvez maintenant cette race ou souche sous **((offergroup))**.

((answer))`,
    },
    missingOffergroupRefused: {
      subject: 'Votre signalement : ((name))',
      body: `
Vous n’aviez pas trouvé **((name))**. Nous n’ajoutons pas cette race ou souche :

((answer))`,
    },
    activityWarning: {
      subject: 'À confirmer : vos offres ne valent que jusqu’au ((until))',
      body: `
Vos offres sur ((domain)) sont-elles encore d’actualité ? Elles ne sont confirmées que jusqu’au **((until))**. Ensuite, plus personne ne les trouve tant que vous ne les avez pas confirmées. Rien n’est supprimé.

Offres à confirmer : **((count))**

[Confirmer mes offres](((link)))`,
    },
    newOffers: {
      subject: 'Nouvelles offres : ((search))',
      body: `
Voici les nouveautés sur ((domain)) :

((searches))

Cet e-mail arrive une fois par jour au plus.
[Ne plus recevoir de nouvelles offres par e-mail](((link)))`,
    },
    importFinished: {
      subject: '((act)) : ((fileName))',
      body: `
**((fileName))** sur ((domain)) : ((act)).

Lignes lues : **((rows))**
Lignes à vérifier : **((failed))**

[Voir le résultat](((link)))`,
    },
    exportReady: {
      subject: 'Votre export est prêt : ((file))',
      body: `
Votre export **((file))** est prêt. Lignes : ((rows))

[Télécharger le fichier](((link)))

Le fichier est conservé jusqu’au ((expires)). Pour le télécharger, connectez-vous avec le compte qui a lancé l’export.`,
    },
    offerAccepted: {
      subject: 'Offre validée : ((offer))',
      body: `
Validé par **((authority))** :

((offers))

Les acheteurs trouvent maintenant ce que vous proposez, tant que c’est confirmé et disponible.

[Ouvrir mes offres](((link)))`,
    },
    offerRejected: {
      subject: 'Offre refusée : ((offer))',
      body: `
Refusé par **((authority))** :

((offers))

Motif :

((reason))

Vous pouvez modifier l’offre et la soumettre de nouveau. D’ici là, elle n’est pas visible.

[Modifier l’offre](((link)))`,
    },
  },
  signOn: {
    signUp: {
      subject: '((code)) est votre code pour la base des animaux bio ((country))',
      body: `
Vous vous êtes inscrit à la base des animaux bio ((country)). Voici votre code pour confirmer cette adresse e-mail :

**((code))**

Saisissez-le sur la page de connexion. Si ce n’était pas vous, vous n’avez rien à faire.`,
    },
    resetPassword: {
      subject: 'Base des animaux bio ((country)) : nouveau mot de passe',
      body: `
Avec ce code, vous choisissez un nouveau mot de passe sur la page de connexion de la base des animaux bio ((country)) :

**((code))**

Ne le communiquez à personne. Si vous n’avez pas demandé de nouveau mot de passe, vous n’avez rien à faire ; l’ancien reste valable.`,
    },
    changeEmail: {
      subject: 'Base des animaux bio ((country)) : confirmer l’adresse e-mail',
      body: `
Cette adresse e-mail doit servir à la connexion à la base des animaux bio ((country)). Voici votre code pour la confirmer :

**((code))**

Si ce n’était pas vous, ne le communiquez à personne.`,
    },
    invited: {
      subject: 'Votre accès à la base des animaux bio ((country))',
      body: `
Un accès à la base des animaux bio ((country)) a été créé pour vous. Connectez-vous sur ((domain)) :

- Nom d’utilisateur : **((login))**
- Mot de passe provisoire : **((code))**

À la première connexion, vous choisirez votre propre mot de passe.`,
    },
    signInCode: {
      subject: '((code)) est votre code de connexion',
      body: `
Avec ce code, vous vous connectez à la base des animaux bio ((country)) :

**((code))**

Ne le communiquez à personne. Si vous n’êtes pas en train de vous connecter, quelqu’un connaît votre mot de passe : veuillez le changer.`,
    },
  },
  outcomes: { accepted: 'accordée', rejected: 'refusée', closed: 'close' },
  departures: {
    left: 'la personne a quitté le compte',
    removed: 'l’accès lui a été retiré',
  },
  importActs: {
    tried: 'Essai terminé',
    imported: 'Import terminé',
    takenBack: 'Import annulé',
  },
  newOffers: { more: 'et ((count)) de plus, tout voir', all: 'Ouvrir la recherche' },
  somebody: 'Une personne que nous ne connaissons pas',
  roles: {
    ADM: 'administration',
    SUP: 'vendeur',
    AGR: 'agriculture',
    INS: 'organisme certificateur',
    AUT: 'autorité',
    ASO: 'association',
    NULL: 'sans rôle',
  },
  footer: 'Ce message a été envoyé automatiquement par ((domain)).',
});
