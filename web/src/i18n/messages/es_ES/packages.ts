import type { Messages } from '../../parts.ts';

export const messages = {
  'packages.faults':
    '{count, plural, one {# error deja} other {# errores dejan}} solicitudes paradas',
  'packages.missing':
    '{count, plural, one {Falta # texto} other {Faltan # textos}} en idiomas de los países',
  'packages.missingIn': 'falta en {languages}',
  'packages.step': 'Paso {number}',
  'packages.newer':
    '{count, plural, one {# campo tiene} other {# campos tienen}} ahora una versión más reciente',
  'packages.newerText':
    'El paquete los pregunta tal como están fijados. Lo empezado se queda en todo caso como estaba.',
  'packages.newerShow': 'Ver qué cambia',
  'packages.newerStates': 'Versión {before} → versión {now}',
  'packages.newerTake':
    '{count, plural, one {Usar la versión más reciente} other {Usar las # versiones más recientes}}',
  'packages.noTerm': 'Sin plazo: el paso espera hasta que alguien responda.',
  'packages.term': 'Si el paso empezara ahora, su plazo terminaría el {until}.',
  'packages.workingDays': 'Contado según el calendario: {calendar}.',
  'packages.workingDaysNoCalendar':
    'Contado sin festivos: para ningún país del paquete hay un calendario.',
  'packages.reminders': 'Se recordaría el {days}.',
  'packages.after.close': 'Después, la solicitud se cerraría.',
} satisfies Partial<Messages<'packages'>>;
