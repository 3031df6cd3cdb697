import type { SuggestedPlace } from './suggested-place';
import type { Option } from './options.browser';

interface Known {
  /** What was typed. */
  asked: string;
  code: boolean;
  suggestions: readonly SuggestedPlace[];
  recent: readonly SuggestedPlace[];
}

/** Nothing under a code; the way to what lies near only while nothing is typed; no place twice. */
export function optionsFor({ asked, code, suggestions, recent }: Known): Option[] {
  if (code) return [];
  const ids = new Set(suggestions.map(({ id }) => id));
  return [
    ...(asked === '' ? [{ kind: 'near' } as const] : []),
    ...suggestions.map((place) => ({ kind: 'suggestion', place }) as const),
    ...recent.filter(({ id }) => !ids.has(id)).map((place) => ({ kind: 'recent', place }) as const),
  ];
}
