import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.draft': 'Brouillon de demande',
  'requests.draftOf': 'Brouillon du {day}',
  'requests.number': 'Numéro',
  'requests.filedBy': 'Faite par',
  'requests.site': 'Site',
  'requests.package': 'Objet',
  'requests.type': 'Adressée à',
  'requests.editor': 'Prise en charge',
  'requests.noEditor': 'Personne',
  'requests.turn': 'À traiter par',
  'requests.waitingSince': 'Depuis',
  'requests.you': 'vous',
  'requests.yourTurn': 'C’est à vous',
  'requests.system': 'automatique',
  'requests.someone': 'une partie concernée',
  'requests.quoted': '« {text} »',

  'requests.status.new': 'Brouillon',
  'requests.status.open': 'En cours',
  'requests.status.closed': 'Close',
  'requests.status.accepted': 'Accordée',
  'requests.status.rejected': 'Refusée',
  'requests.status.retracted': 'Retirée',
  'requests.status.lapsed': 'Délai expiré',
  'requests.status.waived': 'Renonciation',
  'requests.status.revoked': 'Abrogée',

  'requests.way.alone': 'Décision : {decider}.',
  'requests.way.decided': 'D’abord consultés : {parties}. Décision : {decider}.',
  'requests.way.free': 'Aucune autorisation n’est nécessaire.',
  'requests.way.recorded':
    'Aucune autorisation n’est nécessaire. Ce que vous consignez est transmis à : {parties}.',
  'requests.way.varies': 'Les intervenants dépendent de la demande que vous choisissez.',

  'requests.notFound': 'Cette demande n’existe pas pour votre compte',
  'requests.notFoundText':
    'Elle a été abandonnée ou appartient à un autre compte. Si vous avez plusieurs comptes, changez de compte en haut de la page.',
  'requests.toRequest': 'Vers la demande',
  'requests.notYourTurn': 'Vous n’avez rien à remplir ici pour le moment',
  'requests.nothingWaits': 'La demande est close.',

  'requests.saidBefore': 'Réponses déjà données : {farmer}',
  'requests.noticed': 'À noter',
  'requests.noticedOnly': 'Les règles de ce formulaire attirent l’attention sur cette réponse.',
  'requests.quota': 'Maximum par an',
  'requests.quotaShare':
    '{most, plural, one {# animal} other {# animaux}}, soit {share} % de {stock} adultes',
  'requests.quotaSmall':
    '{most, plural, one {# animal} other {# animaux}}, car le cheptel est petit ({stock} adultes)',
  'requests.quotaClaim':
    'Déjà achetés cette année : {before}{kind, select, asked {, demandés : {animals}} granted {, accordés : {animals}} bought {, avec cette demande : {animals}} other {}}.',
  'requests.quotaLeft':
    '{left, plural, =0 {Le maximum est alors atteint.} one {Il reste # animal possible.} other {Il reste # animaux possibles.}}',
  'requests.quotaOver':
    '{over, plural, one {C’est # animal de trop.} other {C’est # animaux de trop.}}',
  'requests.takeMost': 'Saisir le maximum autorisé : {value}',
  'requests.textBlocks': 'Textes types de votre service',
  'requests.keepText': 'Garder comme texte type',
  'requests.saveDraft': 'Enregistrer le brouillon',
  'requests.draftSavedWithout':
    '{count, plural, one {{count} réponse n’est pas possible ainsi et ne se trouve} other {{count} réponses ne sont pas possibles ainsi et ne se trouvent}} que sur cet appareil ; tout le reste est dans le compte.',
  'requests.savedOnDevice': 'Enregistré à {time} sur cet appareil, où il reste jusqu’au {until}',
  'requests.savedInAccount': 'Enregistré le {day} à {time} dans votre compte',
  'requests.otherFarmersDraft': 'Ce brouillon est celui de : {farmer}',
  'requests.otherFarmersDraftText':
    'Vous agissez actuellement pour {farmer}. Pour que rien n’aille à la mauvaise exploitation, choisissez d’abord pour qui vous continuez.',
  'requests.goOnFor': 'Continuer pour {farmer}',
  'requests.restoredText':
    'Elles restent sur cet appareil jusqu’au {until}. Si d’autres l’utilisent aussi, envoyez ou abandonnez le brouillon.',
  'requests.takeFromAccount': 'Prendre plutôt le brouillon enregistré',
  'requests.olderOnDevice': 'Cet appareil contient d’autres saisies, du {at}',
  'requests.olderOnDeviceText': 'Le brouillon a été enregistré ailleurs entre-temps.',
  'requests.takeFromDevice': 'Prendre les saisies de cet appareil',
  'requests.noSignalDraft':
    'Vos réponses restent sur cet appareil jusqu’au {until}. Dès que la connexion sera rétablie, elles s’enregistreront toutes seules dans votre compte. Vous ne pourrez envoyer qu’à ce moment-là.',
  'requests.noSignalStep':
    'Vos réponses restent sur cet appareil jusqu’au {until}. Vous pourrez envoyer dès que la connexion sera rétablie.',
  'requests.waits.saving':
    'Vos saisies sont sur cet appareil. Vous pouvez continuer à écrire : l’enregistrement dans votre compte est retenté régulièrement.',
  'requests.waits.sending':
    'Rien n’est encore envoyé. Laissez cette page ouverte : l’envoi se fera dès que la connexion sera rétablie.',
  'requests.notYet': 'Ne pas encore envoyer',

  'requests.attachmentsNone': 'Aucune pièce jointe',
  'requests.attachmentsHint':
    '{size} au plus par fichier, les grandes photos sont réduites. Formats possibles : {endings}.',
  'requests.attachmentsTotal':
    '{count, plural, one {# fichier sur {most}} other {# fichiers sur {most}}}, {size} sur {limit}',
  'requests.file.shrinking': 'réduction en cours…',
  'requests.file.uploading': 'enregistrement…',
  'requests.file.sending': 'envoi : {percent, number} %',
  'requests.file.failed': 'pas enregistré : l’envoi a été interrompu',
  'requests.filesBusy': 'Attendez que tous les fichiers soient enregistrés.',

  'requests.checkTitle': 'Vérifier les réponses',
  'requests.checkLead': 'Rien n’est encore envoyé.',
  'requests.declaration': 'Déclaration',
  'requests.send': 'Envoyer la demande',
  'requests.sendStep': 'Envoyer',
  'requests.sendDecision': 'Envoyer la décision',
  'requests.becomes': 'À l’envoi, la demande devient :',

  'requests.sentTitle': 'Votre demande est envoyée',
  'requests.sentStep': '{form} : envoyé',
  'requests.whatNext': 'La suite',
  'requests.timeOver.remindAndStay':
    'Échéance : {day}. Passé cette date, la demande reste ouverte jusqu’à la réponse ; le silence ne vaut ni accord ni refus.',
  'requests.timeOver.close':
    'Échéance : {day}. Sans décision d’ici là, la demande expire : c’est ce que prévoit le formulaire avec lequel elle a commencé. L’instance qui décide peut ensuite la rouvrir pendant 30 jours.',
  'requests.overdue':
    'Le délai a pris fin le {day}. La demande reste ouverte jusqu’à la réponse ; le silence ne vaut ni accord ni refus.',
  'requests.timeOver.passOn':
    'Échéance : {day}. Sans réponse d’ici là, la demande passe à l’instance suivante.',
  'requests.workingDays':
    '{days, plural, one {# jour ouvré} other {# jours ouvrés}} à compter du {day}, sans les jours fériés ni les week-ends.',
  'requests.youGetMail': 'Les parties concernées reçoivent un e-mail dès qu’il y a du nouveau.',
  'requests.partyGone': 'Pour l’instant, personne ne peut agir pour ce compte.',
  'requests.mayRetract': 'Vous pouvez retirer la demande tant qu’aucune décision n’est prise.',
  'requests.printTooMuch':
    'Les pièces jointes sont trop volumineuses pour être imprimées avec la demande',
  'requests.printTooMuchText':
    'Elles font {total} au total, et l’impression en accepte {limit}. Le nom et la taille de chaque pièce figurent sur le papier ; ouvrez et imprimez les fichiers un par un.',
  'requests.attachmentsOnPaper':
    'Les fichiers eux-mêmes ne sont pas imprimés ici ; ils se trouvent dans la base avec cette demande.',
  'requests.usualTime':
    '{count, plural, =0 {{party} décide le plus souvent le jour même.} one {{party} décide le plus souvent en {shown} jour.} other {{party} décide le plus souvent en {shown} jours.}}',

  'requests.redacted':
    'Le nom, le lieu et les fichiers de l’exploitation ont été effacés. Les réponses et la décision restent au dossier.',
  'requests.previewText': 'Rien ne peut être modifié ici.',
  'requests.since': 'depuis le {day} ({ago})',
  'requests.decisive': 'L’essentiel',
  'requests.askedOfAllowed': 'Demandés : {asked}, autorisés : {allowed}',
  'requests.noneFound': 'Aucune offre trouvée',
  'requests.foundAndAnswered': 'Trouvées : {found}, motivées : {said}',
  'requests.foundWithoutConditions': 'sans conditions propres : {all}',
  'requests.farmSoFar': 'Décisions sur l’exploitation visibles pour vous',
  'requests.farmUndecided': 'Aucune pour l’instant',
  'requests.allOfFarm': 'Toutes les demandes de l’exploitation',
  'requests.facts': 'De quoi il s’agit',
  'requests.answers': 'Réponses',
  'requests.draftSoFar': 'Brouillon, pas encore envoyé',
  'requests.search': 'Recherche d’animaux bio',
  'requests.searchProved': 'Justificatif de recherche signé : {number}',
  'requests.searchFound':
    '{count, plural, =0 {Aucune offre} one {{shown} offre} other {{shown} offres}} dans un rayon de {radius}, {time}',
  'requests.due': 'Échéance',
  'requests.dueFilter.over': 'dépassée',
  'requests.dueFilter.today': 'aujourd’hui',
  'requests.dueFilter.week': 'sous 7 jours',
  'requests.due.over':
    '{days, plural, =0 {Expirée aujourd’hui} one {Dépassée depuis hier} other {Dépassée de # jours}}',
  'requests.due.today': 'Aujourd’hui',
  'requests.due.soon': '{days, plural, one {Demain} other {Encore # jours}}',
  'requests.searchConditions': 'Conditions de la recherche',
  'requests.searchNoConditions':
    'aucune autre, la recherche portait sur toutes les offres de cette espèce',
  'requests.withoutConditions':
    'Recherche par espèce, sexe et âge seulement : {kind}, {count, plural, =0 {aucune offre} one {{shown} offre} other {{shown} offres}}{near, select, yes { dans un rayon de {radius}. Ce nombre figure aussi dans la demande.} other {.}}',
  'requests.offersCounted':
    'Sont comptées les offres disponibles au moment où il vous faut les animaux, et seulement dans les catégories qui comptent pour les demandes.',
  'requests.categoriesLeftOut':
    'Cette catégorie ne compte pas pour les demandes, la recherche se fait donc sans elle : {categories}.',
  'requests.removedByConditions':
    '{count, plural, =0 {Les conditions ajoutées n’excluent aucune offre} one {Les conditions ajoutées excluent {shown} offre} other {Les conditions ajoutées excluent {shown} offres}} ; par espèce, sexe et âge seulement, il y en a {all} : {kind}',
  'requests.countedUntil':
    'Offres comptées : disponibles d’ici au {day}, seulement dans les catégories qui comptent pour les demandes',
  'requests.searchAround': 'Rayon : {radius}, centre : {place}',
  'requests.searchPoint': 'Point sur la carte : latitude {lat}, longitude {lon}',
  'requests.farFromTown':
    'Ce point est à {km} de la commune la plus proche ayant ce code postal : vérifiez que l’exploitation s’y trouve.',
  'requests.searchWord':
    'Mot « {word} » dans la race ou la souche, la précision, le site ou la commune',
  'requests.searchBy': 'Seulement ce qui est disponible d’ici au {day}',
  'requests.searchUnknown': 'Une condition que cette page ne connaît pas : {asked}',
  'requests.searchNothingMeets': 'Une condition qu’aucune offre ne peut remplir',
  'requests.newOffers':
    '{count, plural, one {# offre s’est ajoutée} other {# offres se sont ajoutées}}',
  'requests.newOffersText':
    'Ces offres n’existaient pas encore quand vous avez commencé la demande, ou proposaient d’autres animaux. Dites pour chacune pourquoi elle ne convient pas, puis envoyez de nouveau. Si l’une convient, vous n’avez pas besoin de dérogation.',
  'requests.foundWhenSent':
    'à l’envoi, {time} : {count, plural, =0 {aucune offre} one {{shown} offre} other {{shown} offres}}, par espèce, sexe et âge seulement {all}',
  'requests.offersFoundSince': 'Ajoutées à l’envoi de la demande',
  'requests.followupFor': 'Fait suite à',
  'requests.earlier': 'une demande antérieure',
  'requests.printedOn': 'imprimé le {time}',
  'requests.lapsedOn': 'Expirée sans décision le {day}',
  'requests.lapsedText':
    '{form} : personne n’a répondu dans le délai. La demande n’est ni accordée ni refusée ; le formulaire avec lequel elle a commencé prévoyait alors son expiration.',
  'requests.granted':
    '{count, plural, one {{granted} animal accordé sur {asked} demandés} other {{granted} animaux accordés sur {asked} demandés}}',
  'requests.validUntil': 'Valable jusqu’au {day}',

  'requests.stepState.filled': 'Faite',
  'requests.stepState.yours': 'Chez vous',
  'requests.stepState.waiting': 'Chez d’autres',
  'requests.stepState.lapsed': 'Délai dépassé',
  'requests.stepState.ahead': 'Pas commencée',
  'requests.stepState.notReached': 'Non atteinte',
  'requests.stepState.notNeeded': 'Inutile',

  'requests.event.init': 'Demande commencée',
  'requests.event.saveDraft': 'Brouillon enregistré',
  'requests.event.send': 'Demande envoyée',
  'requests.event.remove': 'Brouillon abandonné',
  'requests.event.fillStep': 'Rempli : {form}',
  'requests.event.decide': 'Décision prise',
  'requests.event.autoClose': 'Expirée sans décision, pas de réponse dans le délai : {form}',
  'requests.event.passOn': 'Transmise faute de réponse dans le délai : {form}',
  'requests.event.remind': 'Rappel de l’échéance : {form}',
  'requests.event.escalate': 'Délai dépassé, retard signalé : {form}',
  'requests.event.handOver': 'Remise à l’organisme désormais compétent',
  'requests.event.retract': 'Demande retirée',
  'requests.event.waive': 'Renonciation au reste de la dérogation',
  'requests.event.revoke': 'Dérogation abrogée',
  'requests.event.reopen': 'Expirée sans décision, puis rouverte',
  'requests.event.mark': 'Prise en charge notée',
  'requests.event.moveToFolder': 'Déplacée dans un dossier',
  'requests.event.followUp': 'Nouvelle demande commencée',

  'requests.goOn': 'Continuer le brouillon',
  'requests.fillIn': '– remplir',
  'requests.followUp': 'En faire une nouvelle demande',
  'requests.retract': 'Retirer la demande',
  'requests.retractText':
    'Il n’y aura alors plus de décision. Vous pourrez en faire plus tard une nouvelle demande.',
  'requests.waive': 'Renoncer au reste',
  'requests.waiveText':
    'La décision demeure, et ce que vous avez acheté jusqu’ici était autorisé ; vous pourrez encore le déclarer par la suite. Ensuite, vous ne pourrez plus acheter d’animaux avec cette dérogation. C’est définitif.',
  'requests.purchases': 'Achats et conversion',
  'requests.purchases.due':
    'Veuillez déclarer vos achats d’ici au {day}, en plusieurs fois si vous voulez. Ce qui n’est pas déclaré à cette date est considéré comme non acheté.',
  'requests.purchases.mayReport':
    'Ce qui a été acheté avant la renonciation peut être déclaré jusqu’au {day}. Ce qui n’est pas déclaré à cette date est considéré comme non acheté.',
  'requests.purchases.left':
    '{count, plural, one {Cette dérogation permet encore d’acheter {shown} animal.} other {Cette dérogation permet encore d’acheter {shown} animaux.}}',
  'requests.purchases.returned':
    '{count, plural, one {{shown} animal de la dérogation n’a pas été acheté.} other {{shown} animaux de la dérogation n’ont pas été achetés.}}',
  'requests.purchases.recalled':
    'Les durées de conversion n’ont pas encore été vérifiées dans le texte de loi. En cas de doute, demandez à votre organisme certificateur.',
  'requests.purchases.animals':
    '{count, plural, one {{shown} animal acheté} other {{shown} animaux achetés}}',
  'requests.purchases.boughtOn': 'Achetés le',
  'requests.purchases.arrivedOn': 'Arrivés le',
  'requests.purchases.seller': 'Vendus par',
  'requests.purchases.tags': 'Boucles ou lot',
  'requests.purchases.organic': 'bio à partir du {day}',
  'requests.purchases.earliest':
    'bio au plus tôt à partir du {day} : il faut trois quarts de la vie, et la date de naissance n’est pas déclarée',
  'requests.purchases.calendar': 'Enregistrer pour l’agenda',
  'requests.purchases.event': '{product} bio (dérogation {hid})',
  'requests.product.meat': 'Viande',
  'requests.product.milk': 'Lait',
  'requests.product.eggs': 'Œufs',
  'requests.product.beeProducts': 'Produits de la ruche',
  'requests.waivedRest':
    '{count, plural, =0 {Il ne restait rien à acheter. Ce qui a été acheté était autorisé.} one {{shown} animal n’était pas encore acheté. Ce qui a été acheté était autorisé.} other {{shown} animaux n’étaient pas encore achetés. Ce qui a été acheté était autorisé.}}',
  'requests.revoke': 'Abroger la dérogation',
  'requests.revoke.text':
    'À partir de maintenant, elle ne permet plus d’acheter d’animaux. La décision et les achats déjà faits demeurent. Toutes les parties concernées sont prévenues. Le droit de la procédure de votre pays dit si l’exploitation doit être entendue auparavant et quelle forme prend l’abrogation.',
  'requests.revokedText': 'À partir de ce jour, elle ne permet plus d’acheter d’animaux.',
  'requests.reopen': 'Rouvrir',
  'requests.reopen.text':
    'Elle a expiré sans décision. Elle attendra de nouveau l’instance qui n’a pas répondu, sans délai, jusqu’à sa réponse. Toutes les parties concernées sont prévenues.',
  'requests.reopenUntil':
    'L’instance qui décide peut la rouvrir jusqu’au {day} si vous le demandez.',
  'requests.reason': 'Motifs',
  'requests.reasonHint': 'L’exploitation et les instances concernées les lisent.',
  'requests.removeDraft': 'Abandonner le brouillon',
  'requests.removeText': 'Tout ce qu’il contient est perdu, sur cet appareil aussi.',
  'requests.tryAgainNewest': 'La version la plus récente est chargée. Veuillez réessayer.',
  'requests.folder': 'Dossier',
  'requests.moveTo': 'Déplacer dans un dossier',
  'requests.moved':
    '{count, plural, =0 {Aucune demande déplacée} one {# demande déplacée} other {# demandes déplacées}}',
  'requests.mark': 'Prendre en charge',
  'requests.markRemove': 'Retirer la mention',
  'requests.markReplace': 'Remplacer la mention',
  'requests.markedSince': '{editor} traite cette demande depuis le {time}',
  'requests.markReplaceText': 'Concertez-vous avant de remplacer ou de retirer la mention.',
  'requests.editorName': 'Vos initiales',
  'requests.editorNameHint':
    'Toutes les parties concernées les voient, l’exploitation aussi, par exemple « MS ».',
  'requests.statusLabel': 'Remarque sur l’état',
  'requests.statusLabelHint':
    'Toutes les parties concernées la voient, par exemple « Question posée à l’exploitation ».',

  'requests.view.needsMe': 'À traiter',
  'requests.view.all': 'Toutes',
  'requests.view.noFolder': 'Sans dossier',
  'requests.view.drafts': 'Brouillons',
  'requests.view.archived': 'Archives',
  'requests.found':
    '{count, plural, =0 {Aucune demande} one {{shown} demande} other {{shown} demandes}}',
  'requests.searchText': 'Numéro ou exploitation',
  'requests.noneMatch': 'Aucune demande ne correspond aux filtres',
  'requests.none.needsMe': 'Aucune demande ne vous attend',
  'requests.beginText':
    'Une demande commence par la recherche : si aucun animal bio ne convient, c’est là que vous demandez la dérogation.',

  'requests.step.site': 'Pour quel site ?',
  'requests.step.type': 'Qui décide ?',
  'requests.step.package': 'Quelle demande ?',
  'requests.back': 'Retour',
  'requests.neededText':
    'Si vous ne trouvez pas d’animal bio qui convienne, vous pouvez demander à acheter des animaux reproducteurs non bio.',
  'requests.needed.search':
    'une recherche ; pour chaque offre trouvée, vous dites pourquoi elle ne convient pas',
  'requests.needed.account': 'l’inscription de votre exploitation avec son numéro d’opérateur',
  'requests.needed.site': 'le site où arriveront les animaux, avec sa position sur la carte',
  'requests.needed.time':
    'environ 10 minutes ; le brouillon est enregistré et vous pouvez le reprendre plus tard',
  'requests.mayNot.role':
    'Les demandes sont faites par les exploitations agricoles, leurs organismes certificateurs et leurs associations. Si vous avez un compte de ce type, passez-y en haut de la page. Si vous avez une exploitation, mais pas encore de compte de ce type, demandez une invitation à votre organisme certificateur.',
  'requests.mayNot.account':
    'Votre compte n’a pas ce droit. L’administration de la base peut l’accorder.',
  'requests.mayNot.blocked': 'La raison et qui peut vous renseigner sont indiqués en haut.',
  'requests.followUpNotice':
    'Ce sera une nouvelle demande, tirée d’une demande antérieure. Les réponses encore valables sont reprises.',
  'requests.offersFit':
    '{count, plural, =0 {Aucune offre ne correspond à votre recherche} one {{shown} offre correspond à votre recherche} other {{shown} offres correspondent à votre recherche}}',
  'requests.offersNear':
    '{count, plural, =0 {Aucune offre ne correspond dans un rayon de {radius}} one {{shown} offre correspond dans un rayon de {radius}} other {{shown} offres correspondent dans un rayon de {radius}}}',
  'requests.offersFirst':
    'Une dérogation n’est possible que pour des animaux que vous ne trouvez pas en bio. Dans la demande, vous dites pourquoi une offre ne convient pas ou ne suffit pas.',
  'requests.offersAll': '{count, plural, one {Voir l’offre} other {Voir les {shown} offres}}',
  'requests.searchLimits':
    'La recherche se fait autour du site choisi, toujours dans un rayon de {radius}. Un transport d’animaux vivants ne devrait pas dépasser {hours, plural, one {# heure} other {# heures}}.',
  'requests.offersAnswer':
    'Dites pour chacune pourquoi elle ne convient pas ou ne suffit pas : tout de suite ici, ou au plus tard avant l’envoi. Les motifs sont conservés avec la demande.',
  'requests.offersNearest': 'Voici les {shown} plus proches ; les autres viendront avant l’envoi.',
  'requests.offersFarther': '{count, plural, one {# offre plus loin} other {# offres plus loin}}',
  'requests.offersFartherSaid': '{count, plural, one {# avec réponse} other {# avec réponse}}',
  'requests.whyNot': 'Pourquoi ne convient-elle pas ?',
  'requests.whyNotSaid': 'répondu',
  'requests.whyNotText': 'Avec vos mots',
  'requests.whyNotNeedsText': 'Indiquez l’autre motif avec vos mots.',
  'requests.taken': 'Combien en prenez-vous ?',
  'requests.takenHint':
    '{most, plural, =0 {} other {{most, number} au plus. }}Ces animaux, vous les achetez en bio ; la demande porte sur d’autant moins.',
  'requests.takenMissing':
    'Dites combien de ces animaux vous prenez ; 0 si vous n’en prenez aucun.',
  'requests.takenNotice':
    '{count, plural, one {Vous prenez {taken} animal bio.} other {Vous prenez {taken} animaux bio.}} La demande porte sur {applied} au lieu de {wanted}.',
  'requests.offerTaken':
    '{count, plural, =0 {Aucun n’est pris.} one {# est pris.} other {# sont pris.}}',
  'requests.offersLeft': 'Offres encore sans motif : {shown} sur {all}',
  'requests.offersAllAnswered':
    '{count, plural, one {Vous avez dit pourquoi l’offre ne convient pas.} other {Vous avez dit pourquoi les {shown} offres ne conviennent pas.}}',
  'requests.sameReason': 'Même motif pour les {count, number} offres restantes',
  'requests.offerReason.breed': 'autre race ou souche',
  'requests.offerReason.gender': 'sexe',
  'requests.offerReason.age': 'âge',
  'requests.offerReason.amount': 'trop peu d’animaux',
  'requests.offerReason.time': 'pas disponible à temps',
  'requests.offerReason.health': 'statut sanitaire',
  'requests.offerReason.performance': 'performances ou généalogie',
  'requests.offerReason.housing': 'mode d’élevage ou cornes',
  'requests.offerReason.transport': 'transport trop long',
  'requests.offerReason.other': 'autre motif',
  'requests.offersFound': 'Offres trouvées',
  'requests.offersFoundText':
    'L’état de la recherche au début de la demande. Les modifications ultérieures des offres n’y changent rien.',
  'requests.offersOnPaper':
    'Seules les plus proches figurent ici ; toutes ({all}) figurent dans le justificatif {number}.',
  'requests.offerFoundAt': 'à {distance}, version {rev}',
  'requests.offerGone': 'n’est plus visible',
  'requests.offerNotAnswered': 'Le motif n’a pas été indiqué.',
  'requests.offerDoesNotFit': 'Ne convient pas : {reasons}.',
  'requests.use': 'À quoi serviront les animaux ?',
  'requests.otherFilters': 'De votre recherche s’appliquent aussi : {filters}.',
  'requests.onlyHere':
    'Seules les offres de ce pays ({country}) comptent pour la demande ; celles d’autres pays n’y figurent pas.',
  'requests.otherFiltersChange': 'Modifier dans la recherche',
  'requests.farmerSearch': 'Pour quelle exploitation ?',
  'requests.farmerHint': 'Nom ou numéro d’opérateur, au moins {count} caractères',
  'requests.farmersFound':
    '{count, plural, =0 {Aucune exploitation trouvée} one {# exploitation trouvée} other {# exploitations trouvées}}',
  'requests.farmerInactive': 'pas active',
  'requests.farmerNotAgreed': 'n’a pas donné son accord',
  'requests.actFor': 'Agir pour cette exploitation',
  'requests.otherFarmer': 'Choisir une autre exploitation',
  'requests.noSite': 'Il manque un site avec une adresse et une position sur la carte.',
  'requests.siteOfFarm': 'L’exploitation complète elle-même ses sites, dans son profil.',
  'requests.askForRegion':
    'Vérifiez le code postal. S’il est juste, c’est la région qui lui manque : écrivez à ceux qui s’occupent de ce pays.',
  'requests.unusableSites': 'Ces sites ne peuvent pas être utilisés',
  'requests.typesWithheld': 'Pas possible ici',
  'requests.typeWithheld': 'Pas prévu pour cette exploitation ou ces animaux.',
  'requests.supplierQuestion': 'De quel vendeur s’agit-il ?',
  'requests.supplierNone': 'Aucun vendeur',
  'requests.supplierFills':
    'Après l’envoi, le vendeur lit les réponses qui le concernent et l’issue ; de l’exploitation, seulement le nom, la commune et la région, aucun fichier. Le vendeur remplit : {form}.',
  'requests.supplierReads':
    'Facultatif. Après l’envoi, le vendeur lit les réponses qui le concernent et l’issue ; de l’exploitation, seulement le nom, la commune et la région, aucun fichier.',
  'requests.supplierNotListed': 'Mon vendeur n’est pas dans la liste',
  'requests.supplierUnknown': '« {name} » n’est pas dans la liste',
  'requests.noSuppliers': 'Aucun vendeur ne peut encore être choisi ici pour ces animaux',
  'requests.supplierInvite':
    'Demandez-lui de s’inscrire ici comme vendeur et d’indiquer cette espèce. C’est gratuit et rapide. Vos choix figurent dans l’adresse de cette page : ouvrez-la de nouveau ensuite.',
  'requests.hatcheryInvite':
    'Écrivez aussi à l’administration de la base : après une éclosion insuffisante, seuls peuvent être choisis les vendeurs qu’elle a marqués comme couvoir.',
  'requests.supplierGone':
    'Parlez-en avec le vendeur, ou recommencez avec un autre. Vos réponses restent dans ce brouillon.',
  'requests.supplierText':
    'Si une exploitation vous indique comme vendeur, sa demande paraît ici dès qu’elle est envoyée.',
  'requests.noPackage': 'Aucune demande n’est prévue ici pour ces animaux',
  'requests.noPackageText':
    'Ce pays ne reçoit pas ici de demandes pour ces animaux. L’organisme compétent indique s’il faut une autorisation.',
  'requests.earlierRunning':
    '{count, plural, one {# demande est déjà en cours pour ces animaux} other {# demandes sont déjà en cours pour ces animaux}}',
  'requests.keys':
    'Tant que cette liste est active : J et K changent de ligne, {selects, select, yes {X la sélectionne, } other {}}Entrée l’ouvre, / mène au champ de recherche.',

  'requests.changedSince': 'Modifiée depuis votre dernière visite',
  'requests.moreFilters': 'Autres filtres',
  'requests.sentOn': 'Envoyée le',
  'requests.sentFrom': 'Envoyée depuis le',
  'requests.sentTo': 'Envoyée jusqu’au',
} satisfies Partial<Messages<'requests'>>;
