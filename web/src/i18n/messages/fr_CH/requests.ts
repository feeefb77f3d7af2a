import type { Messages } from '../../parts.ts';

export const messages = {
  'requests.status.revoked': 'Révoquée',
  'requests.newOffersText':
    'Ces offres n’existaient pas encore quand vous avez commencé la demande, ou proposaient d’autres animaux. Dites pour chacune pourquoi elle ne convient pas, puis envoyez de nouveau. Si l’une convient, vous n’avez pas besoin d’autorisation exceptionnelle.',
  'requests.event.waive': 'Renonciation au reste de l’autorisation',
  'requests.event.revoke': 'Autorisation révoquée',
  'requests.waiveText':
    'La décision demeure, et ce que vous avez acheté jusqu’ici était autorisé ; vous pourrez encore le déclarer par la suite. Ensuite, vous ne pourrez plus acheter d’animaux avec cette autorisation. C’est définitif.',
  'requests.purchases.left':
    '{count, plural, one {Cette autorisation permet encore d’acheter {shown} animal.} other {Cette autorisation permet encore d’acheter {shown} animaux.}}',
  'requests.purchases.returned':
    '{count, plural, one {{shown} animal de l’autorisation n’a pas été acheté.} other {{shown} animaux de l’autorisation n’ont pas été achetés.}}',
  'requests.purchases.event': '{product} bio (autorisation {hid})',
  'requests.revoke': 'Révoquer l’autorisation',
  'requests.revoke.text':
    'À partir de maintenant, elle ne permet plus d’acheter d’animaux. La décision et les achats déjà faits demeurent. Toutes les parties concernées sont prévenues. Le droit de la procédure de votre pays dit si l’exploitation doit être entendue auparavant et quelle forme prend la révocation.',
  'requests.beginText':
    'Une demande commence par la recherche : si aucun animal bio ne convient, c’est là que vous demandez l’autorisation exceptionnelle.',
  'requests.offersFirst':
    'Une autorisation exceptionnelle n’est possible que pour des animaux que vous ne trouvez pas en bio. Dans la demande, vous dites pourquoi une offre ne convient pas ou ne suffit pas.',
  'requests.askForRegion':
    'Vérifiez le code postal. S’il est juste, c’est le canton qui lui manque : écrivez à ceux qui s’occupent de ce pays.',
} satisfies Partial<Messages<'requests'>>;
