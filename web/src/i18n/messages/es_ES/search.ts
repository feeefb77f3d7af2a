import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.radiusHint': 'Se aplica cuando hay una ubicación elegida.',
  'offers.allBreeds': 'Todas las razas',
  'offers.amountError': 'Indique un número entero, por ejemplo 12.',
  'offers.showCount': '{count, plural, one {Ver {shown} oferta} other {Ver {shown} ofertas}}',
  'offers.printProof': 'Imprimir la búsqueda como justificante',
  'offers.proof.title': 'Justificante de la búsqueda',
  'offers.proof.when': 'Momento de la búsqueda',
  'offers.proof.who': 'Buscado por',
  'offers.proof.guest': 'Visitante sin cuenta',
  'offers.proof.none': 'ninguno',
  'offers.proof.found': 'Ofertas contadas',
  'offers.proof.rule':
    'Se cuenta lo que esté disponible a más tardar el {day}, y solo en las categorías que valen para las solicitudes.',
  'offers.proof.listed': 'Ofertas de la lista',
  'offers.proof.notCounted':
    '{count, plural, one {{shown} oferta de la lista no se ha contado: no está disponible hasta después del {day} o su categoría no vale para las solicitudes.} other {{shown} ofertas de la lista no se han contado: no están disponibles hasta después del {day} o su categoría no vale para las solicitudes.}}',
  'offers.noneMore': 'Buscar de otra manera',
  'offers.noneFits': '¿Ninguna oferta le sirve?',
  'offers.noneFitsText':
    'Por lo general, solo puede comprar un animal no ecológico si ninguno ecológico es adecuado, y con una autorización excepcional. La solicitud le dice qué se aplica en su caso.',
  'offers.sort': 'Ordenar por',
  'offers.sortAvailable': 'Primero lo disponible y después por',
  'offers.without': 'Sin «{condition}»',
  'offers.upTo': 'hasta {radius}',
  'offers.nearest':
    '{count, plural, one {Más lejos: {shown} oferta} other {Más lejos: {shown} ofertas}}',
  'offers.showMore': '{count, plural, one {Ver {shown} más} other {Ver {shown} más}}',
  'offers.textHint': 'Raza, explotación, localidad o código postal',
  'offers.week': 'Semana deseada',
  'offers.anyWeek': 'Todas las semanas',
  'offers.weeksBefore': 'También antes',
  'offers.weeksAfter': 'También después',
  'offers.weekCount': '{count, plural, =0 {no} one {# semana} other {# semanas}}',
  'offers.weekOfDay': 'Elegir una fecha',
  'offers.noAnimals': 'ningún animal',
  'offers.weekEmpty': 'En la {week} no hay nada anunciado.',
  'offers.showWeek':
    '{animals, plural, =0 {Ver la {week}} one {{week}: ver {shown} animal} other {{week}: ver {shown} animales}}',
  'offers.rangeFrom': 'desde',
  'offers.rangeTo': 'hasta',
  'offers.fartherHint': 'a más de {radius}',
  'offers.suppliersFound': '{count, plural, one {{shown} proveedor} other {{shown} proveedores}}',
  'offers.suppliersNone': 'Ahora nadie ofrece aquí estos animales',
  'offers.suppliersSort.name': 'Nombre',
  'offers.supplierPlaces': 'Localidad',
} satisfies Partial<Messages<'search'>>;
