import { z } from 'zod';
import { email } from '../validation/email';
import { fullName } from '../validation/full-name';

/** The newsletter form (spec 2 §3 and §5); 'Avise-me' asks for the same. */
export const newsletterForm = z.object({ nome: fullName, email });

/** What the visitor is told (spec 2 §8). */
export const newsletterTexts = {
  kept: 'Obrigado por se cadastrar em nossa newsletter',
  failed: 'Tente novamente mais tarde',
} as const;
