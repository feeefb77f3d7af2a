import * as z from 'zod';
import { INPUT_TYPES } from './input-facts.ts';

export const InputType = z.enum(INPUT_TYPES);
