import type { Messages } from '../../parts.ts';

export const messages = {
  'statistic.from': 'De',
  'statistic.to': 'À',
  'statistic.regions': 'Régions',
  'statistic.ownRegions': 'Mes régions',
  'statistic.allRegions': 'Tout le pays',
  'statistic.noRegion': 'Aucune région n’est attribuée à votre compte',
  'statistic.noRegionText': 'Choisissez ci-dessus une ou plusieurs régions de votre pays.',
  'statistic.none': 'Rien n’a été demandé ni décidé pendant cette période',
  'statistic.asOf': 'État au {time}',

  'statistic.asked': 'Demandes déposées',
  'statistic.askedMeans':
    'Déposées pendant cette période, même retirées ensuite. N’y sont pas : ce dont personne ne décide, et les demandes aux associations.',
  'statistic.granted': 'Demandes accordées',
  'statistic.grantedMeans':
    'Accordées pendant cette période, même si elles ont été déposées avant. Une renonciation ou une abrogation n’y change rien.',
  'statistic.refused': 'Demandes refusées',
  'statistic.refusedMeans':
    'Refusées pendant cette période. Pour les animaux, aussi ceux qui ont été retranchés de demandes accordées.',
  'statistic.lapsed': 'Demandes expirées',
  'statistic.median': 'Durée médiane',
  'statistic.medianMeans':
    'Médiane entre l’envoi et la décision : la moitié des demandes n’a pas duré plus longtemps.',
  'statistic.animalsCount': '{count, plural, one {{animals} animal} other {{animals} animaux}}',

  'statistic.askedWord': 'demandé',
  'statistic.grantedWord': 'accordé',
  'statistic.refusedWord': 'refusé',
  'statistic.lapsedWord': 'expiré',
  'statistic.animalsGranted': 'Animaux accordés',
  'statistic.animalsRefused': 'Animaux refusés',

  'statistic.chartOf': 'Barres : {title}. Les chiffres figurent dans le tableau ci-dessous.',
  'statistic.asTable': 'Afficher en tableau',

  'statistic.byMonth': 'Décisions par mois',
  'statistic.month': 'Mois',
  'statistic.medianColumn': 'Durée médiane (jours)',
  'statistic.bySpecies': 'Animaux par espèce',
  'statistic.speciesAndBreed': 'Espèce et race',
  'statistic.anyBreed': 'race non indiquée',
  'statistic.byPurpose': 'Finalités et motifs',
  'statistic.purpose': 'Finalité',
  'statistic.reason': 'Motif',
  'statistic.reason.lackOfSuitableAnimals': 'Aucun animal bio adapté disponible',
  'statistic.reason.other': 'Autre motif',
} satisfies Partial<Messages<'statistic'>>;
