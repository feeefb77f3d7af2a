import type { Messages } from '../../parts.ts';

export const messages = {
  'offerform.weeksHint': 'Pour une semaine sans indication, les acheteurs ne voient rien.',
  'offerform.week.past': 'passée, ne peut plus être modifiée',
  'offerform.week.noNumber':
    'Saisissez un nombre entier, par exemple 500, ou + ({full}), – ({none}) ou ? ({later}).',
  'offerform.week.tooMany': 'C’est trop d’animaux.',
  'offerform.week.behindLast': 'Après la dernière semaine',
  'offerform.week.refused': '{week}, « {text} » : {reason}',
  'offerform.week.refusedTitle': 'Non inscrit',
  'offerform.week.changed':
    '{count, plural, one {# semaine modifiée} other {# semaines modifiées}}{refused, plural, =0 {} one {, # non inscrite} other {, # non inscrites}}',
  'offerform.week.undone': 'Dernière modification annulée',
  'offerform.week.clear': 'Vider',
  'offerform.week.copyTitle': 'Copier la semaine',
  'offerform.week.copyNone': 'Remplissez d’abord une semaine à copier.',
  'offerform.week.copyFrom': 'Semaine à copier',
  'offerform.week.copyFirst': 'première semaine',
  'offerform.week.copyLast': 'dernière semaine',
  'offerform.week.copyNow':
    '{count, plural, one {Copier dans # semaine} other {Copier dans # semaines}}',
  'offerform.week.more': 'Afficher d’autres semaines',
  'offerform.week.less': '{step, number} de moins en {week}',
  'offerform.week.moreAnimals': '{step, number} de plus en {week}',
  'offerform.week.instead': 'Au lieu d’un nombre pour : {week}',
  'offerform.keys':
    'Touches comme dans un tableur : flèches, avec Maj pour plusieurs semaines ; Entrée ou F2 modifie, Ctrl + D remplit vers la droite. Copier et coller marche aussi depuis un tableur.',
  'offerform.keys.open': 'Modifier l’indication ; Échap annule',
  'offerform.keys.fill': 'Remplir vers la droite',
  'offerform.progress': '{filled} sur {all, plural, one {# rempli} other {# remplis}}',
  'offerform.sectionPlace': 'Où et par qui ?',
  'offerform.reset.animalkind': 'L’espèce a été changée',
  'offerform.reset.country': 'Le pays a été changé',
  'offerform.resetFields': 'À choisir de nouveau : {fields}.',
  'offerform.associationsHint':
    'Les associations de votre profil. Les acheteurs peuvent les utiliser comme filtre.',
  'offerform.attachments': 'Fichiers de l’offre',
  'offerform.attachmentsHint': '{most, number} au plus. Les acheteurs peuvent les télécharger.',
  'offerform.attachmentGone': 'Fichier qui n’est plus disponible',
  'offerform.attachmentsNone': 'Vous n’avez pas encore ajouté de fichier pour les offres.',
  'offerform.photosHint':
    '{most, number} au plus. La première paraît dans la recherche. Les indications de lieu et d’appareil sont retirées. Une description aide les personnes qui ne voient pas la photo.',
  'offerform.photosAdd': 'Prendre ou choisir des photos',
  'offerform.photosAwaited': 'L’enregistrement se fera dès que les photos seront là.',
  'offerform.photoFirst': 'paraît dans la recherche',
  'offerform.photoNumber': 'Photo {number, number}',
  'offerform.photoText': 'Que voit-on ? (facultatif)',
  'offerform.photoEarlier': 'Avancer',
  'offerform.photoLater': 'Reculer',
  'offerform.photoPreparing': 'préparation…',
  'offerform.photo.heic':
    'Cet appareil ne sait pas lire les images HEIC. Réglez l’appareil photo sur JPEG (« Le plus compatible »), ou choisissez une photo au format JPEG.',
  'offerform.photo.noPhoto':
    'Les images GIF et les dessins (SVG) ne sont pas acceptés. Choisissez une photo au format JPEG, PNG ou WebP.',
  'offerform.photo.noPicture':
    'Ce fichier n’est pas une image. Choisissez une photo ; les autres fichiers vont sous « Fichiers de l’offre ».',
  'offerform.photo.notSent': 'La photo n’est pas arrivée. Envoyez-la de nouveau, ou écartez-la.',
  'offerform.photo.tooLarge':
    'La photo est trop grande : 40 mégapixels et 40 Mo au plus. Réglez l’appareil photo sur moins de mégapixels, par exemple 12.',
  'offerform.photo.tooMany': 'Une offre contient 8 photos au plus. Retirez-en d’abord une autre.',
  'offerform.photo.tooSmall':
    'La photo est trop petite : chaque côté doit faire au moins 200 pixels. Choisissez-en une plus grande.',
  'offerform.photo.unreadable':
    'Cette image est illisible. Reprenez la photo, ou choisissez-en une autre.',
  'offerform.locationNoRegion': 'Région absente',
  'offerform.locationNoContact': 'E-mail ou téléphone absent',
  'offerform.noLocationText':
    'Il faut à une offre un lieu de vente avec une adresse et une position sur la carte. Saisissez-le ici, et vous continuez aussitôt.',
  'offerform.restoredText':
    'Si vous n’enregistrez pas, elles restent sur cet appareil jusqu’au {until}.',
  'offerform.leaveText':
    'Vos saisies ne sont pas encore enregistrées. Comme brouillon, elles restent {days, number} jours sur cet appareil.',
  'offerform.leaveKeep': 'Garder le brouillon et quitter',
  'offerform.savedRejected':
    'Enregistré. L’offre reste refusée : rien n’a changé concernant les animaux, le lieu ou les fichiers.',
  'offerform.rejectedBecause': 'Refusée par l’autorité',
  'offerform.outcome.online': 'En ligne dès l’enregistrement.',
  'offerform.outcome.inactive': 'L’offre sera visible dès que votre compte de vendeur sera ouvert.',
  'offerform.outcome.rejected':
    'Refusée. Dès que vous modifiez les animaux, le lieu ou les fichiers, l’offre repart en validation chez l’autorité.',
  'offerform.outcome.staysRejected':
    'Refusée. Le pays n’examine plus les offres ; celle-ci reste masquée.',
  'offerform.outcome.pending':
    'Après l’enregistrement, l’offre part en validation chez l’autorité. Vous recevrez un e-mail dès qu’elle aura décidé.',
  'offers.edit': 'Modifier l’offre',
  'offers.copyNotSaved': 'Copie en brouillon – pas encore enregistrée',
  'offers.noLocation': 'Il manque un lieu de vente',
  'offers.sectionAvailability': 'Disponibles quand ?',
  'offers.increment': 'Par pas de {increment, number}',
  'offers.restore': 'Rétablir les indications précédentes',
  'offers.spotMarketField': 'Proposer en vente immédiate',
  'offers.preview': 'Ce que voient les acheteurs',
  'offers.publish': 'Publier l’offre',
  'offers.savedOnline': 'Enregistré. L’offre est maintenant visible ainsi.',
  'offers.savedPending': 'Enregistré. L’autorité examine l’offre avant qu’elle soit visible.',
  'offers.clashes':
    'Vos modifications y sont reportées. Modifié ailleurs aussi : {fields}. C’est votre indication qui figure ici. Vérifiez-la et enregistrez de nouveau.',
  'offers.error.amount': 'Saisissez le nombre d’animaux en nombre entier, par exemple 12.',
} satisfies Partial<Messages<'offerform'>>;
