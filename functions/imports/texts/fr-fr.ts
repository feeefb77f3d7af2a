import { type ImportTexts, offerColumns } from './import-texts.ts';

const farmColumns: ImportTexts['columns']['customers'] = {
  controlNumber: {
    heading: 'Numéro d’opérateur',
    explanation: 'Il dit de quelle exploitation il s’agit.',
    also: [
      'N° d’opérateur',
      'N° opérateur',
      'Code opérateur',
      'Numéro de contrôle',
      'N° de contrôle',
      'Numéro bio',
      'N° bio',
      'Numéro Agence Bio',
      'Numéro de client',
      'N° client',
      'Numéro de dossier',
      'Numéro',
      'EDE',
      'N° EDE',
      'SIRET',
      'N° SIRET',
    ],
  },
  name: {
    heading: 'Nom de l’exploitation',
    explanation: 'Le nom de l’exploitation dans la base.',
    also: [
      'Exploitation',
      'Nom',
      'Raison sociale',
      'Dénomination',
      'Entreprise',
      'Ferme',
      'Client',
    ],
  },
  street: {
    heading: 'Numéro et rue',
    explanation: 'Adresse de l’exploitation.',
    also: ['Rue et numéro', 'Rue', 'Adresse', 'Adresse postale', 'Voie'],
  },
  citycode: {
    heading: 'Code postal',
    explanation: 'Il permet de trouver la région.',
    also: ['CP', 'NPA'],
  },
  city: {
    heading: 'Commune',
    explanation: 'Adresse de l’exploitation.',
    also: ['Ville', 'Localité', 'Lieu'],
  },
  contact: {
    heading: 'Personne à contacter',
    explanation: 'La personne à joindre.',
    also: [
      'Personne de contact',
      'Contact',
      'Interlocuteur',
      'Exploitant',
      'Gérant',
      'Responsable',
    ],
  },
  phone: {
    heading: 'Téléphone',
    explanation: 'Un seul numéro.',
    also: ['Tél.', 'Tél', 'Numéro de téléphone', 'Portable', 'Mobile', 'Natel'],
  },
  email: {
    heading: 'E-mail',
    explanation: 'Une seule adresse.',
    also: ['Adresse e-mail', 'Mail', 'Email', 'Mél', 'Courriel', 'Adresse électronique'],
  },
  website: {
    heading: 'Site web',
    explanation: 'Par exemple https://www.example.org.',
    also: ['Site internet', 'Site', 'Adresse internet', 'Web', 'URL'],
  },
  agreement: {
    heading: 'Accord du',
    explanation: 'Le jour où l’exploitation a donné son accord, ou oui ou non.',
    also: [
      'Accord',
      'Date de l’accord',
      'Consentement',
      'Consentement du',
      'Mandat',
      'Procuration',
    ],
  },
  associations: {
    heading: 'Associations',
    explanation: 'Noms des associations, séparés par des points-virgules.',
    also: ['Association', 'Groupement', 'Fédération', 'Fédérations', 'Membre de', 'Adhérent de'],
  },
};

const breedColumns: ImportTexts['columns']['offergroups'] = {
  animalkind: {
    heading: 'Espèce',
    explanation: 'Son nom dans la base.',
    also: ['Animal', 'Espèce animale'],
  },
  name: {
    heading: 'Race ou souche',
    explanation: 'Le nom dans votre langue. Avec l’espèce, il dit de quelle entrée il s’agit.',
    also: ['Race', 'Souche', 'Origine', 'Nom', 'Libellé'],
  },
  names: {
    heading: 'Noms dans d’autres langues',
    explanation: 'Par exemple en_GB: Simmental; de_DE: Fleckvieh.',
    also: ['Autres noms', 'Traductions', 'Libellés'],
  },
  countries: {
    heading: 'Pays',
    explanation: 'Codes séparés par des points-virgules ; vide : partout, si la race est nouvelle.',
    also: ['Code pays', 'Valable dans'],
  },
  category2: {
    heading: 'Catégorie II',
    explanation: 'Noms séparés par des points-virgules.',
    also: ['Catégorie 2', 'Catégories II'],
  },
  specifications: {
    heading: 'Précisions',
    explanation: 'Ce qu’une offre peut choisir en plus, séparé par des points-virgules.',
    also: ['Lignées', 'Variantes'],
  },
  breedCode: {
    heading: 'Code race',
    explanation: 'Le code officiel.',
    also: ['Code', 'Code race officiel'],
  },
  endangered: {
    heading: 'Menacée',
    explanation: 'Oui ou non.',
    also: ['Race menacée'],
  },
  adaptedBreed: {
    heading: 'Adaptée au bio',
    explanation: 'Oui ou non.',
    also: ['Race adaptée', 'Adaptée à la production bio'],
  },
};

const breedExample: ImportTexts['examples']['offergroups'] = {
  name: 'Race modèle (exemple)',
  names: 'en_GB: Sample breed',
  countries: 'FR; BE',
  endangered: 'Non',
};

const farmExample: ImportTexts['examples']['customers'] = {
  name: 'Ferme du Ruisseau (exemple)',
  street: '1 chemin de l’Exemple',
  contact: 'Marie Durand',
  email: 'ferme@example.org',
  agreement: 'Oui',
};

export const fr_FR: ImportTexts = {
  names: {
    customers: { file: 'modele-clients', sheet: 'Clients' },
    farmers: { file: 'modele-exploitations', sheet: 'Exploitations' },
    offergroups: { file: 'modele-races', sheet: 'Races' },
    offers: { file: 'modele-offres', sheet: 'Offres' },
  },
  columns: {
    customers: farmColumns,
    farmers: farmColumns,
    offergroups: breedColumns,
    offers: offerColumns('fr_FR', {
      offer: 'Il dit de quelle offre il s’agit ; pour une nouvelle, la cellule reste vide.',
      siteName: 'Nom du lieu de vente ; vide : le lieu habituel.',
      citycode: 'Du lieu de vente.',
      city: 'Du lieu de vente.',
      region: 'Du lieu de vente.',
      country: 'Vide : le pays de votre compte.',
      category1: 'Plusieurs, séparées par des points-virgules.',
      weeks: 'Par exemple 2026-W40: 120 ; chaque semaine sur une ligne de la cellule.',
      spotMarket: 'Oui ou non.',
      associations: 'Plusieurs, séparées par des points-virgules.',
    }),
  },
  examples: { customers: farmExample, farmers: farmExample, offergroups: breedExample, offers: {} },
  faulty: { file: 'lignes-en-erreur', row: 'Ligne', reason: 'Motif' },
};
