import { z } from 'zod';
import { armPattern, armText, experimentNames, readArm } from '@domain/experiments/experiments';
import { ours } from './ours';

export const exposureBody = z
  .object({ experiment: z.enum(experimentNames), arm: z.number().int() })
  .refine((arm) => readArm(armText(arm)) !== null, { path: ['arm'], error: 'Não existe' });

export const seenArms = ours(z.array(z.string().regex(armPattern)).max(10).nullish());
