import { z } from 'zod';
import { frequencyValues } from '@domain/saved-search/frequency';
import { ours } from './ours';

const frequency = z.enum(frequencyValues);

/** `GET clientArea/favorite/letters` (ours): how often the bearer is told of kept homes; `proven`: whether letters go yet. */
export const favoriteLettersAnswer = z.object({ frequency: ours(frequency), proven: ours(z.boolean()) });

/** `PUT clientArea/favorite/letters` (ours). */
export const favoriteLettersBody = z.object({ frequency: ours(frequency) });
