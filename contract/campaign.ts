import { z } from 'zod';
import { requiredText } from '@domain/validation/text';

const line = (max = 200) => requiredText('Texto inválido', max);

export const campaign = z.object({
  source: line().nullish(),
  campaign: line().nullish(),
  term: line().nullish(),
  content: line().nullish(),
  medium: line().nullish(),
  referrer: line(500).nullish(),
  /** Of a campaign page: 'lp-verao-2027'. */
  lp: line(80).nullish(),
});
