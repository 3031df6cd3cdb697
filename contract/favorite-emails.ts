import { z } from 'zod';
import { frequencyValues } from '@domain/saved-search/frequency';
import { ours } from './ours';

const frequency = z.enum(frequencyValues);

/** `GET clientArea/favorite/letters` (ours). `proven`: the e-mail address is verified, so e-mails are sent. */
export const favoriteEmailsAnswer = z.object({ frequency: ours(frequency), proven: ours(z.boolean()) });

export const favoriteEmailsBody = z.object({ frequency: ours(frequency) });
