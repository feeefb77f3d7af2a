import type { Messages } from '../../parts.ts';

export const messages = {
  'statistic.from': 'Desde',
  'statistic.to': 'Hasta',
  'statistic.regions': 'Regiones',
  'statistic.ownRegions': 'Regiones propias',
  'statistic.allRegions': 'Todo el país',
  'statistic.noRegion': 'Su cuenta no tiene ninguna región asignada',
  'statistic.noRegionText': 'Elija arriba una o varias regiones de su país.',
  'statistic.none': 'En este período no se solicitó ni se resolvió nada',
  'statistic.asOf': 'Actualizado: {time}',

  'statistic.asked': 'Solicitudes presentadas',
  'statistic.askedMeans':
    'Presentadas en este período, también las retiradas después. No se cuentan lo que nadie resuelve ni las solicitudes a asociaciones.',
  'statistic.granted': 'Solicitudes autorizadas',
  'statistic.grantedMeans':
    'Autorizadas en este período, aunque se presentaran antes. Una renuncia o revocación posterior no cambia nada.',
  'statistic.refused': 'Solicitudes denegadas',
  'statistic.refusedMeans':
    'Denegadas en este período. En los animales, también lo recortado en solicitudes autorizadas.',
  'statistic.lapsed': 'Solicitudes vencidas',
  'statistic.median': 'Duración mediana',
  'statistic.medianMeans':
    'Mediana desde el envío hasta la resolución: la mitad de las solicitudes tardó como máximo ese tiempo.',
  'statistic.animalsCount': '{count, plural, one {{animals} animal} other {{animals} animales}}',

  'statistic.askedWord': 'solicitado',
  'statistic.grantedWord': 'autorizado',
  'statistic.refusedWord': 'denegado',
  'statistic.lapsedWord': 'vencido',
  'statistic.animalsGranted': 'Animales autorizados',
  'statistic.animalsRefused': 'Animales denegados',

  'statistic.chartOf': 'Barras: {title}. Las cifras están en la tabla de debajo.',
  'statistic.asTable': 'Ver como tabla',

  'statistic.byMonth': 'Resoluciones por mes',
  'statistic.month': 'Mes',
  'statistic.medianColumn': 'Duración mediana (días)',
  'statistic.bySpecies': 'Animales por especie',
  'statistic.speciesAndBreed': 'Especie y raza',
  'statistic.anyBreed': 'raza sin indicar',
  'statistic.byPurpose': 'Fines y motivos',
  'statistic.purpose': 'Fin',
  'statistic.reason': 'Motivo',
  'statistic.reason.lackOfSuitableAnimals': 'Falta de animales ecológicos adecuados',
  'statistic.reason.other': 'Otro motivo',
} satisfies Partial<Messages<'statistic'>>;
