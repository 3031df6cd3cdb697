import { joinWords } from '@domain/search/labels';
import { subscriptionNames } from '@domain/subscription';
import type { LinkPage } from './link-data.server';

/** 'a newsletter e a revista Curate'; of a link that nobody could read: 'nossas cartas'. */
export const namedOf = (known: LinkPage['known']): string =>
  known === null || known === 'over'
    ? 'nossas cartas'
    : joinWords(known.kinds.map((kind) => subscriptionNames[kind]));
