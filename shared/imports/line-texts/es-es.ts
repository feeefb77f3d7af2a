import type { LineTexts } from './line-texts.ts';

export const lineTextsEs: LineTexts = {
  cellError: 'La celda contiene un error de la hoja de cálculo. Sustituya la fórmula por su valor.',
  wrongText:
    'El dato contiene caracteres que no son texto. Compruebe que la codificación elegida es la correcta.',
  wrongControlNumber:
    'No es un número de operador de este país. Se espera un número como {detail}.',
  wrongCitycode: 'No es un código postal. Escriba solo el código postal, sin la localidad.',
  wrongEmail: 'No es una dirección de correo. Escriba una sola dirección o deje la celda vacía.',
  wrongPhone: 'No es un número de teléfono. Escriba un solo número, por ejemplo +34 953 123 456.',
  wrongWebsite:
    'No es una dirección de internet. Se espera una dirección como https://www.example.org.',
  wrongAgreement:
    'No es una fecha ni sí o no. Escriba el día del consentimiento, por ejemplo 05/03/2026, o sí o no.',
  agreementAhead: 'El consentimiento tiene fecha futura. Escriba el día en que se dio.',
  unknownName:
    'Este nombre no existe aquí. Escríbalo como está en la base de datos; varios, separados por punto y coma.',
  listedTwice: 'Esta entrada ya está en la fila {detail}.',
  otherControlBody:
    'Este número de operador es de una explotación que no es operador suyo. Revise el número y el código postal. Si la explotación se ha pasado a usted, diríjase al equipo de administración.',
  notAFarm:
    'Este número de operador no es de una explotación ganadera de este país. Diríjase al equipo de administración.',
  deactivated:
    'El equipo de administración ha desactivado la cuenta de esta explotación. Diríjase al equipo de administración.',
  wrongTruth: 'No es ni sí ni no. Escriba sí o no, o deje la celda vacía.',
  unknownAnimalkind: 'Esta especie no existe. Escriba el nombre como está en la base de datos.',
  unknownCountry:
    'Este país no existe. Escriba los códigos o los nombres de los países, por ejemplo ES; PT.',
  unknownLanguage:
    'Este idioma no existe. Se esperan idioma y nombre, por ejemplo en_GB: Simmental; fr_FR: Simmental.',
  otherAnimalkind:
    'Esta categoría II es de otra especie. Indique una categoría II de la especie de esta fila.',
  countryNotCovered:
    'Las categorías II de esta fila no valen allí. Indique para cada país una categoría II que valga allí o quite el país.',
  unknownOffer:
    'Esta oferta no está entre las suyas. Deje el identificador como lo escribe la exportación; en una oferta nueva queda vacío.',
  notLocated:
    'La dirección no se ha encontrado en el mapa. La fila se importa. Revise el código postal y la localidad para que se encuentre la explotación.',
  noRegion:
    'Este código postal no tiene ninguna región asignada. La fila se importa. Las solicitudes de la explotación necesitan una región; diríjase al equipo de administración.',
  ended:
    'La explotación ya no está en la lista y se desactiva. Si sigue siendo suya, añádala al archivo.',
  changedSince: 'La entrada ha cambiado desde la importación y se queda como está.',
  usedSince: 'La entrada ya se está usando y se mantiene.',
};
