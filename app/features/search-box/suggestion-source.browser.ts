import type { Suggestions } from './suggested-place';
import { fold } from '@domain/kernel/text';
import { links } from '~/links';

/** Debounce and request timeout, ms. */
const rest = 150;
const timeoutMs = 8000;

const cache = new Map<string, Suggestions>();

/** One request at a time: a new text or `stop` aborts the last. Caches answers. null on failure. */
export function suggestionSource() {
  let question: AbortController | undefined;

  const stop = () => question?.abort();
  const requestSuggestions = (
    text: string,
    onAnswer: (answer: Suggestions | null) => void,
    within?: string,
  ) => {
    stop();
    const folded = fold(text.trim());
    const key = `${within ?? ''} ${folded}`;
    const known = cache.get(key);
    if (known) return onAnswer(known);
    const controller = new AbortController();
    question = controller;
    const answered = async () => {
      const late = setTimeout(() => controller.abort('late'), timeoutMs);
      const answer = await fetchSuggestions(links.suggestions(folded, within), controller.signal);
      clearTimeout(late);
      if (controller.signal.aborted && controller.signal.reason !== 'late') return;
      if (answer) cache.set(key, answer);
      onAnswer(answer);
    };
    const start = setTimeout(() => void answered(), rest);
    controller.signal.addEventListener('abort', () => clearTimeout(start));
  };
  return { ask: requestSuggestions, stop };
}

async function fetchSuggestions(address: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as Suggestions) : null;
  } catch {
    return null;
  }
}
