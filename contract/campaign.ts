import { z } from 'zod';
import { requiredText } from '@domain/validation/text';

const line = (max = 200) => requiredText('Texto inválido', max);

/** Where the visitor came from (spec 1 §5: 'utm'). */
export const campaign = z.object({
  source: line().nullish(),
  campaign: line().nullish(),
  term: line().nullish(),
  content: line().nullish(),
  medium: line().nullish(),
  referrer: line(500).nullish(),
});
