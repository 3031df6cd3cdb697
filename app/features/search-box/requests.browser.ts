import { codeSearchFailed, type CodeSearch } from './code-search';
import type { RecentSearches, SuggestedPlace } from './suggested-place';
import { links } from '~/links';

/** How long an answer may take, in ms. */
const timeoutMs = 8000;
const withinReason = () => ({ signal: AbortSignal.timeout(timeoutMs) });

/** By the listing that they are chosen on, '' for none. */
const recent = new Map<string, Promise<SuggestedPlace[]>>();

/** The visitor's recent searches: asked for once, then kept up by what is chosen. [] where they cannot be had. */
export function recentSearches(within = ''): Promise<SuggestedPlace[]> {
  const known = recent.get(within) ?? placesOf(fetch(links.recentSearches(within), withinReason()));
  recent.set(within, known);
  return known;
}

/** Keeps a chosen place among the recent searches; the request outlives the page. */
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

/** Where a property's code leads; a failure is told as the specification words it. */
export async function findCode(code: string): Promise<CodeSearch> {
  try {
    const response = await fetch(links.codeSearch(code), withinReason());
    if (response.ok) return (await response.json()) as CodeSearch;
  } catch {
    // Told below, like an answer that is none.
  }
  return { path: null, message: codeSearchFailed };
}
