import type { Messages } from '../../parts.ts';

export const messages = {
  'activity.intro':
    'Los compradores confían en que los animales sigan ahí. Confirme sus ofertas de vez en cuando; lo que no se confirma se oculta, nunca se elimina.',
  'activity.nowhere': 'Todavía no vende en ningún país',
  'activity.nothing': 'Aquí no hay nada que confirmar.',
  'activity.question':
    '{count, plural, one {¿Su # oferta sigue vigente?} other {¿Sus # ofertas siguen vigentes?}}',
  'activity.yes': 'Sí, todas vigentes',
  'activity.yesSome':
    '{count, plural, =0 {No confirmar ninguna} one {Sí, esta # oferta sigue vigente} other {Sí, estas # ofertas siguen vigentes}}',
  'activity.hidden': '{count, plural, one {# oferta está oculta} other {# ofertas están ocultas}}',
  'activity.hiddenText':
    'La confirmación ha caducado. En cuanto confirme, volverán a verse de inmediato.',
  'activity.next': 'Próximo plazo',
  'activity.warnings': 'Recordatorios desde entonces',
  'activity.waiting':
    '{count, plural, one {Confirmando # oferta, tarda unos minutos} other {Confirmando # ofertas, tarda unos minutos}}',
  'activity.until': 'La confirmación vale hasta el {day}. Antes se lo recordaremos por correo.',
  'activity.ends': 'Confirmada hasta el {day}',
} satisfies Partial<Messages<'activity'>>;
