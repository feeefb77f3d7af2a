import { swissMessages } from '../../swiss-messages.ts';
import { messages as german } from '../de_DE/administration.ts';

export const messages = swissMessages(german);
