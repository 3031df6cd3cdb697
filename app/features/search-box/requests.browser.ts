import { codeSearchFailed, type CodeSearch } from './code-search';
import type { RecentSearches, SuggestedPlace } from './suggested-place';
import { links } from '~/links';

const timeoutMs = 8000;
const withinReason = () => ({ signal: AbortSignal.timeout(timeoutMs) });

const recent = new Map<string, Promise<SuggestedPlace[]>>();

/** Recent searches, fetched once and then updated by choices; [] on failure. */
export function recentSearches(within = ''): Promise<SuggestedPlace[]> {
  const known = recent.get(within) ?? placesOf(fetch(links.recentSearches(within), withinReason()));
  recent.set(within, known);
  return known;
}

/** Sends a chosen place; `keepalive` lets the request outlive the page. */
export function rememberSearch(place: number): void {
  const body = new URLSearchParams({ lugar: String(place) });
  recent.clear();
  recent.set('', placesOf(fetch(links.recentSearches(), { method: 'POST', body, keepalive: true })));
}

async function placesOf(answer: Promise<Response>): Promise<SuggestedPlace[]> {
  try {
    const response = await answer;
    return response.ok ? ((await response.json()) as RecentSearches).places : [];
  } catch {
    return [];
  }
}

/** Resolves a property code; failures use the specification's text. */
export async function findCode(code: string): Promise<CodeSearch> {
  try {
    const response = await fetch(links.codeSearch(code), withinReason());
    if (response.ok) return (await response.json()) as CodeSearch;
  } catch {
    // Handled below.
  }
  return { path: null, message: codeSearchFailed };
}
