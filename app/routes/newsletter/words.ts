import { joinWords } from '@domain/search/labels';
import { subscriptionName } from '@domain/leads/subscription';
import type { LinkPage } from './link-data.server';

/** 'a newsletter e a revista Curate'; 'nossas cartas' if the link is unknown. */
export const namedOf = (known: LinkPage['known'], magazine: string | null): string =>
  known === null || known === 'over'
    ? 'nossas cartas'
    : joinWords(known.kinds.map((kind) => subscriptionName(kind, magazine)));
