import type { Messages } from '../../parts.ts';

export const messages = {
  'offers.missingBreedSend': 'Signaler la race absente',
  'offers.missingBreedSent': 'Merci. L’administration de la base examine si elle ajoute la race.',
  'offers.missingBreedText':
    'Indiquez-nous la race ou la souche qui ne figure pas dans la liste. Ce que vous avez commencé reste tel quel.',
  'offers.missingBreedGuest':
    'Écrivez-nous quelle race ou quelle souche ne figure pas dans la liste : aucune connexion n’est nécessaire. Si vous êtes connecté, son nom suffit.',
  'offers.missingBreedWrite': 'Écrire un message',
} satisfies Partial<Messages<'breed'>>;
