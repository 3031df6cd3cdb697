import type { SuggestedPlace } from './suggested-place';
import type { Option } from './options.browser';

interface Known {
  asked: string;
  code: boolean;
  /** Suggestions for this or an earlier text have arrived; prevents a layout shift. */
  answered: boolean;
  suggestions: readonly SuggestedPlace[];
  recent: readonly SuggestedPlace[];
}

/** Maximum recent searches above a phone's keyboard, without and with suggestions. */
const maxRecent = { alone: 3, besides: 2 };

/** Rows: suggestions, 'near me', recent searches (brief §18.4). None for a code; no duplicates. */
export function optionsFor({ asked: query, code, answered, suggestions, recent }: Known): Option[] {
  if (code) return [];
  const ids = new Set(suggestions.map(({ id }) => id));
  return [
    ...suggestions.map((place) => ({ kind: 'suggestion', place }) as const),
    ...(query === '' || answered ? [{ kind: 'near' } as const] : []),
    ...recent
      .filter(({ id }) => !ids.has(id))
      .slice(0, query === '' ? maxRecent.alone : maxRecent.besides)
      .map((place) => ({ kind: 'recent', place }) as const),
  ];
}
