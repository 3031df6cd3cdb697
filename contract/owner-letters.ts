import { z } from 'zod';
import { ours } from './ours';

/** `GET clientArea/ownerLetters` (ours): whether the bearer gets the letter of the week of what is theirs. */
export const ownerLettersAnswer = z.object({ isOn: ours(z.boolean()) });

/** `PUT clientArea/ownerLetters` (ours). */
export const ownerLettersBody = z.object({ isOn: ours(z.boolean()) });
