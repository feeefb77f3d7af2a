import type { Messages } from '../../parts.ts';

export const messages = {
  'home.administration':
    'Ici, les administratrices et administrateurs tiennent à jour ce qui sert à tous les pays.',
  'home.administrationCountries': 'Vers les pays',
  'home.administrationInvited':
    'Pour en faire partie, il faut une invitation par e-mail. Ouvrez le lien qu’elle contient et connectez-vous ; il n’y a pas d’inscription ici.',
  'home.administrationOther':
    'Votre compte ne fait pas partie de l’administration. Les offres et les demandes se trouvent sur le site de votre pays.',
  'home.chooseAnimal': 'Choisissez les animaux',
  'home.saved': 'Offres favorites et recherches',
  'home.lead': 'Des animaux bio près de chez vous. Gratuit et sans compte.',
  'home.located': 'Ma position',
  'home.locating': 'Recherche de votre position…',
  'home.nearMe': 'Près de chez moi',
  'home.notLocated': 'Votre appareil ne donne pas de position. Veuillez saisir votre code postal.',
  'home.offersOnline':
    '{count, plural, =0 {Vous ne proposez rien pour le moment} one {# offre de votre part} other {# offres de votre part}}',
  'home.pathOffer': 'Proposer des animaux',
  'home.pathOfferAction': 'Se connecter et proposer',
  'home.pathOfferText':
    'Toute exploitation titulaire d’un certificat bio valide peut proposer gratuitement. Le nom et les coordonnées sont publics.',
  'home.pathRequestText':
    'Aucun animal ne convient ? Demandez ici à acheter des animaux reproducteurs ou des poussins non bio.',
  'home.paths': 'Ce que vous pouvez faire ici',
  'home.placeFailed':
    'La recherche de lieux ne répond pas pour le moment. Réessayez ou laissez le champ vide.',
  'home.placeMany': 'Il existe plusieurs « {typed} ». Choisissez le bon lieu dans la liste.',
  'home.placeUnknown':
    '« {typed} » est inconnu ici. Vérifiez l’orthographe, ou laissez le champ vide pour chercher dans tout le pays. Les autres pays se trouvent en bas de la page.',
  'home.requestsDraft':
    '{count, plural, =0 {Aucun brouillon en cours} one {dont # pas encore envoyée} other {dont # pas encore envoyées}}',
  'home.requestsTurn':
    '{count, plural, =0 {Aucune demande ne vous attend} one {# demande vous attend} other {# demandes vous attendent}}',
  'home.species': '{group} : lesquels ?',
  'home.tasks': 'À faire',
  'home.title': 'Quels animaux cherchez-vous ?',
} satisfies Partial<Messages<'home'>>;
