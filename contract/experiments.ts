import { z } from 'zod';
import { armPattern, armText, experimentNames, readArm } from '@domain/experiments';
import { ours } from './ours';

/** `POST experiments/exposures`, a call of ours: an arm was shown to somebody once more. Nothing in it says to whom. */
export const exposureBody = z
  .object({ experiment: z.enum(experimentNames), arm: z.number().int() })
  .refine((arm) => readArm(armText(arm)) !== null, { path: ['arm'], error: 'Não existe' });

/** The arms that the sender of a lead has seen: 'search-simplified.1'. */
export const seenArms = ours(z.array(z.string().regex(armPattern)).max(10).nullish());
