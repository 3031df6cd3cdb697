import { z } from 'zod';
import { email } from '@domain/validation/email';
import { fullName } from '@domain/validation/full-name';

/** Spec 2 §3 and §5. */
export const subscriber = z.object({ nome: fullName, email });
