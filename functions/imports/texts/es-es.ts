import { type ImportTexts, offerColumns } from './import-texts.ts';

const farmColumns: ImportTexts['columns']['customers'] = {
  controlNumber: {
    heading: 'Número de operador',
    explanation: 'Dice de qué explotación se trata.',
    also: [
      'N.º de operador',
      'Nº de operador',
      'Nº operador',
      'Núm. operador',
      'Código de operador',
      'Código operador',
      'Operador n.º',
      'Número de control',
      'N.º de control',
      'Nº de control',
      'Número de registro',
      'N.º de registro',
      'Número de cliente',
      'Código de cliente',
      'Código REGA',
      'REGA',
    ],
  },
  name: {
    heading: 'Nombre de la explotación',
    explanation: 'Así se llama la explotación en la base de datos.',
    also: [
      'Explotación',
      'Nombre',
      'Nombre o razón social',
      'Razón social',
      'Empresa',
      'Operador',
      'Cliente',
      'Finca',
    ],
  },
  street: {
    heading: 'Calle y número',
    explanation: 'Dirección de la explotación.',
    also: ['Calle', 'Dirección', 'Domicilio', 'Vía'],
  },
  citycode: {
    heading: 'Código postal',
    explanation: 'De él resulta la región.',
    also: ['CP', 'C.P.', 'Cód. postal'],
  },
  city: {
    heading: 'Localidad',
    explanation: 'Dirección de la explotación.',
    also: ['Población', 'Municipio', 'Ciudad', 'Término municipal'],
  },
  contact: {
    heading: 'Persona de contacto',
    explanation: 'La persona a la que dirigirse.',
    also: ['Contacto', 'Titular', 'Representante', 'Responsable'],
  },
  phone: {
    heading: 'Teléfono',
    explanation: 'Un solo número.',
    also: ['Número de teléfono', 'Tel.', 'Tfno.', 'Teléfono fijo', 'Móvil', 'Teléfono móvil'],
  },
  email: {
    heading: 'Correo electrónico',
    explanation: 'Una sola dirección.',
    also: ['Dirección de correo electrónico', 'Correo', 'E-mail', 'Email'],
  },
  website: {
    heading: 'Página web',
    explanation: 'Por ejemplo, https://www.example.org.',
    also: ['Sitio web', 'Web', 'Dirección web', 'URL'],
  },
  agreement: {
    heading: 'Consentimiento del',
    explanation: 'El día en que la explotación dio su consentimiento, o sí o no.',
    also: [
      'Consentimiento',
      'Fecha de consentimiento',
      'Acuerdo',
      'Autorización',
      'Representación',
    ],
  },
  associations: {
    heading: 'Asociaciones',
    explanation: 'Nombres de las asociaciones; varias, separadas por punto y coma.',
    also: ['Asociación', 'Miembro de', 'Socio de'],
  },
};

const breedColumns: ImportTexts['columns']['offergroups'] = {
  animalkind: {
    heading: 'Especie',
    explanation: 'Su nombre en la base de datos.',
    also: ['Animal', 'Especie animal'],
  },
  name: {
    heading: 'Raza o estirpe',
    explanation: 'El nombre en su idioma. Con la especie dice de qué entrada se trata.',
    also: ['Raza', 'Estirpe', 'Origen', 'Nombre', 'Denominación'],
  },
  names: {
    heading: 'Nombres en otros idiomas',
    explanation: 'Por ejemplo, en_GB: Simmental; fr_FR: Simmental.',
    also: ['Otros nombres', 'Traducciones'],
  },
  countries: {
    heading: 'Países',
    explanation: 'Códigos separados por punto y coma; vacío: en todos, si la raza es nueva.',
    also: ['País', 'Activo en', 'Válido en'],
  },
  category2: {
    heading: 'Categoría II',
    explanation: 'Nombres separados por punto y coma.',
    also: ['Categoría 2', 'Categorías II'],
  },
  specifications: {
    heading: 'Variantes',
    explanation: 'Lo que una oferta puede elegir además, separado por punto y coma.',
    also: ['Especificaciones', 'Líneas', 'Más detalles'],
  },
  breedCode: {
    heading: 'Código de raza',
    explanation: 'El código oficial.',
    also: ['Código', 'Clave de raza', 'Código oficial de raza'],
  },
  endangered: {
    heading: 'En peligro',
    explanation: 'Sí o no.',
    also: ['En peligro de extinción', 'Raza en peligro'],
  },
  adaptedBreed: {
    heading: 'Adaptada a lo ecológico',
    explanation: 'Sí o no.',
    also: ['Raza adaptada', 'Adaptada a la producción ecológica'],
  },
};

const breedExample: ImportTexts['examples']['offergroups'] = {
  name: 'Raza de muestra (ejemplo)',
  names: 'en_GB: Sample breed',
  countries: 'ES; PT',
  endangered: 'no',
};

const farmExample: ImportTexts['examples']['customers'] = {
  name: 'Dehesa El Ejemplo (ejemplo)',
  street: 'Camino del Ejemplo, 1',
  contact: 'María Muestra',
  email: 'dehesa@example.org',
  agreement: 'sí',
};

export const es_ES: ImportTexts = {
  names: {
    customers: { file: 'plantilla-operadores', sheet: 'Operadores' },
    farmers: { file: 'plantilla-explotaciones', sheet: 'Explotaciones' },
    offergroups: { file: 'plantilla-razas', sheet: 'Razas' },
    offers: { file: 'plantilla-ofertas', sheet: 'Ofertas' },
  },
  columns: {
    customers: farmColumns,
    farmers: farmColumns,
    offergroups: breedColumns,
    offers: offerColumns('es_ES', {
      offer: 'Dice de qué oferta se trata; en una nueva la celda queda vacía.',
      siteName: 'Nombre del lugar de venta; vacío: el habitual.',
      citycode: 'Del lugar de venta.',
      city: 'Del lugar de venta.',
      region: 'Del lugar de venta.',
      country: 'Vacío: el país de su cuenta.',
      category1: 'Varias, separadas por punto y coma.',
      weeks: 'Por ejemplo, 2026-W40: 120; cada semana en una línea de la celda.',
      spotMarket: 'Sí o no.',
      associations: 'Varias, separadas por punto y coma.',
    }),
  },
  examples: { customers: farmExample, farmers: farmExample, offergroups: breedExample, offers: {} },
  faulty: { file: 'filas-erroneas', row: 'Fila', reason: 'Motivo' },
};
