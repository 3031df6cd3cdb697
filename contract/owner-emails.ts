import { z } from 'zod';
import { ours } from './ours';

export const ownerEmailsAnswer = z.object({ isOn: ours(z.boolean()) });

export const ownerEmailsBody = z.object({ isOn: ours(z.boolean()) });
