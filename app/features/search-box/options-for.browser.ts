import type { SuggestedPlace } from './suggested-place';
import type { Option } from './options.browser';

interface Known {
  /** What was typed. */
  asked: string;
  code: boolean;
  /** Whether suggestions have come, for this text or an earlier one: nothing stands where they are about to. */
  answered: boolean;
  suggestions: readonly SuggestedPlace[];
  recent: readonly SuggestedPlace[];
}

/** Above a phone's keyboard there is room for as many recent searches, while nothing is typed and besides suggestions. */
const mostRecent = { alone: 3, besides: 2 };

/** Nothing under a code; suggestions, the way to what lies near, what was searched for lately (brief §18.4); no place twice. */
export function optionsFor({ asked, code, answered, suggestions, recent }: Known): Option[] {
  if (code) return [];
  const ids = new Set(suggestions.map(({ id }) => id));
  return [
    ...suggestions.map((place) => ({ kind: 'suggestion', place }) as const),
    ...(asked === '' || answered ? [{ kind: 'near' } as const] : []),
    ...recent
      .filter(({ id }) => !ids.has(id))
      .slice(0, asked === '' ? mostRecent.alone : mostRecent.besides)
      .map((place) => ({ kind: 'recent', place }) as const),
  ];
}
