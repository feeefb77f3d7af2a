import type { LineTexts } from './line-texts.ts';

/** The sentences of a report in French. */
export const lineTextsFr: LineTexts = {
  required: {
    reason: 'Cette indication manque.',
    hint: 'Complétez la ligne.',
  },
  tooLong: {
    reason: 'Le texte est trop long.',
    hint: 'Raccourcissez-le à {detail} caractères au plus.',
  },
  cellError: {
    reason: 'La cellule contient une erreur du tableur.',
    hint: 'Remplacez la formule par sa valeur.',
  },
  wrongText: {
    reason: 'La cellule contient des caractères qui ne sont pas du texte.',
    hint: 'Vérifiez que le bon encodage des caractères est choisi.',
  },
  wrongControlNumber: {
    reason: 'Ce n’est pas un numéro d’opérateur de ce pays.',
    hint: 'Un numéro comme {detail} est attendu.',
  },
  wrongCitycode: {
    reason: 'Ce n’est pas un code postal.',
    hint: 'Saisissez le code postal seul, sans la commune.',
  },
  wrongEmail: {
    reason: 'Ce n’est pas une adresse e-mail.',
    hint: 'Saisissez une seule adresse, ou laissez la cellule vide.',
  },
  wrongPhone: {
    reason: 'Ce n’est pas un numéro de téléphone.',
    hint: 'Saisissez un seul numéro, par exemple +33 1 99 00 12 34.',
  },
  wrongWebsite: {
    reason: 'Ce n’est pas une adresse internet.',
    hint: 'Une adresse comme https://www.example.org est attendue.',
  },
  wrongAgreement: {
    reason: 'Ce n’est ni une date, ni oui ou non.',
    hint: 'Saisissez le jour de l’accord, par exemple 05/03/2026, ou oui ou non.',
  },
  agreementAhead: {
    reason: 'La date de l’accord est dans le futur.',
    hint: 'Saisissez le jour où il a été donné.',
  },
  unknownAssociation: {
    reason: 'Cette association n’existe pas ici.',
    hint: 'Écrivez son nom comme dans la base ; séparez-en plusieurs par des points-virgules.',
  },
  listedTwice: {
    reason: 'Cette entrée figure déjà à la ligne {detail}.',
    hint: 'Ne gardez que l’une des deux lignes.',
  },
  otherControlBody: {
    reason: 'Ce numéro d’opérateur est celui d’une exploitation qui n’est pas votre cliente.',
    hint: 'Vérifiez le numéro et le code postal. Si l’exploitation vient de vous rejoindre, adressez-vous à l’administration de la base.',
  },
  notAFarm: {
    reason: 'Ce numéro d’opérateur n’est pas celui d’une exploitation agricole.',
    hint: 'Adressez-vous à l’administration de la base.',
  },
  otherCountry: {
    reason: 'L’exploitation se trouve dans un autre pays.',
    hint: 'Adressez-vous à l’administration de la base.',
  },
  deactivated: {
    reason: 'L’administration de la base a désactivé le compte de cette exploitation.',
    hint: 'Adressez-vous à l’administration de la base.',
  },
  redacted: {
    reason: 'Les données de cette exploitation ont été effacées.',
    hint: 'Adressez-vous à l’administration de la base.',
  },
  wrongTruth: {
    reason: 'Ce n’est ni oui ni non.',
    hint: 'Saisissez oui ou non, ou laissez la cellule vide.',
  },
  unknownAnimalkind: {
    reason: 'Cette espèce n’existe pas.',
    hint: 'Écrivez son nom comme dans la base.',
  },
  unknownCountry: {
    reason: 'Ce pays n’existe pas.',
    hint: 'Saisissez les codes ou les noms des pays, par exemple FR; BE.',
  },
  unknownLanguage: {
    reason: 'Cette langue n’existe pas.',
    hint: 'La langue et le nom sont attendus, par exemple en_GB: Simmental; fr_FR: Simmental.',
  },
  unknownCategory2: {
    reason: 'Cette catégorie II n’existe pas.',
    hint: 'Écrivez son nom comme dans la base ; séparez-en plusieurs par des points-virgules.',
  },
  otherAnimalkind: {
    reason: 'Cette catégorie II appartient à une autre espèce.',
    hint: 'Indiquez une catégorie II de l’espèce de cette ligne.',
  },
  countryNotCovered: {
    reason: 'Les catégories II de cette ligne ne s’y appliquent pas.',
    hint: 'Indiquez pour chaque pays une catégorie II qui s’y applique, ou retirez le pays.',
  },
  tooMany: {
    reason: 'Il y a trop d’entrées.',
    hint: 'Pas plus de {detail}.',
  },
  unknownOffer: {
    reason: 'Cette offre ne figure pas parmi les vôtres.',
    hint: 'Gardez l’identifiant tel que l’export l’écrit ; pour une nouvelle offre, laissez-le vide.',
  },
  notLocated: {
    reason: 'L’adresse n’a pas été trouvée sur la carte.',
    hint: 'La ligne est importée. Vérifiez le code postal et la commune pour que l’exploitation soit trouvée.',
  },
  noRegion: {
    reason: 'Aucune région n’est connue pour ce code postal.',
    hint: 'La ligne est importée. Les demandes de l’exploitation ont besoin d’une région ; adressez-vous à l’administration de la base.',
  },
  ended: {
    reason: 'L’exploitation ne figure plus dans la liste et sera désactivée.',
    hint: 'Si elle est toujours votre cliente, ajoutez-la au fichier.',
  },
  changedSince: {
    reason: 'L’entrée a été modifiée depuis l’import et reste telle quelle.',
    hint: 'Modifiez-la à la main si besoin.',
  },
  usedSince: {
    reason: 'L’entrée est utilisée depuis et reste en place.',
    hint: 'Par exemple, une demande existe déjà pour elle.',
  },
};
