import type { LineTexts } from './line-texts.ts';

/** The sentences of a report in French. */
export const lineTextsFr: LineTexts = {
  cellError: 'La cellule contient une erreur du tableur. Remplacez la formule par sa valeur.',
  wrongText:
    'La cellule contient des caractères qui ne sont pas du texte. Vérifiez que le bon encodage des caractères est choisi.',
  wrongControlNumber:
    'Ce n’est pas un numéro d’opérateur de ce pays. Un numéro comme {detail} est attendu.',
  wrongCitycode: 'Ce n’est pas un code postal. Saisissez le code postal seul, sans la commune.',
  wrongEmail:
    'Ce n’est pas une adresse e-mail. Saisissez une seule adresse, ou laissez la cellule vide.',
  wrongPhone:
    'Ce n’est pas un numéro de téléphone. Saisissez un seul numéro, par exemple +33 1 99 00 12 34.',
  wrongWebsite:
    'Ce n’est pas une adresse internet. Une adresse comme https://www.example.org est attendue.',
  wrongAgreement:
    'Ce n’est ni une date, ni oui ou non. Saisissez le jour de l’accord, par exemple 05/03/2026, ou oui ou non.',
  agreementAhead: 'La date de l’accord est dans le futur. Saisissez le jour où il a été donné.',
  unknownName:
    'Ce nom n’existe pas ici. Écrivez-le comme dans la base ; séparez-en plusieurs par des points-virgules.',
  listedTwice: 'Cette entrée figure déjà à la ligne {detail}.',
  otherControlBody:
    'Ce numéro d’opérateur est celui d’une exploitation qui n’est pas votre cliente. Vérifiez le numéro et le code postal. Si l’exploitation vient de vous rejoindre, adressez-vous à l’administration de la base.',
  notAFarm:
    'Ce numéro d’opérateur n’est pas celui d’une exploitation agricole de ce pays. Adressez-vous à l’administration de la base.',
  deactivated:
    'L’administration de la base a désactivé le compte de cette exploitation. Adressez-vous à l’administration de la base.',
  wrongTruth: 'Ce n’est ni oui ni non. Saisissez oui ou non, ou laissez la cellule vide.',
  unknownAnimalkind: 'Cette espèce n’existe pas. Écrivez son nom comme dans la base.',
  unknownCountry:
    'Ce pays n’existe pas. Saisissez les codes ou les noms des pays, par exemple FR; BE.',
  unknownLanguage:
    'Cette langue n’existe pas. La langue et le nom sont attendus, par exemple en_GB: Simmental; fr_FR: Simmental.',
  otherAnimalkind:
    'Cette catégorie II appartient à une autre espèce. Indiquez une catégorie II de l’espèce de cette ligne.',
  countryNotCovered:
    'Les catégories II de cette ligne ne s’y appliquent pas. Indiquez pour chaque pays une catégorie II qui s’y applique, ou retirez le pays.',
  unknownOffer:
    'Cette offre ne figure pas parmi les vôtres. Gardez l’identifiant tel que l’export l’écrit ; pour une nouvelle offre, laissez-le vide.',
  notLocated:
    'L’adresse n’a pas été trouvée sur la carte. La ligne est importée. Vérifiez le code postal et la commune pour que l’exploitation soit trouvée.',
  noRegion:
    'Aucune région n’est connue pour ce code postal. La ligne est importée. Les demandes de l’exploitation ont besoin d’une région ; adressez-vous à l’administration de la base.',
  ended:
    'L’exploitation ne figure plus dans la liste et sera désactivée. Si elle est toujours votre cliente, ajoutez-la au fichier.',
  changedSince: 'L’entrée a été modifiée depuis l’import et reste telle quelle.',
  usedSince: 'L’entrée est utilisée depuis et reste en place.',
};
