import type { Suggestions } from './suggested-place';
import { fold } from '@domain/text';
import { links } from '~/links';

/** How long the typing has to rest before a text is asked for, and how long an answer may take, in ms. */
const rest = 150;
const timeoutMs = 8000;

/** Texts whose places are known; the same for every box of the page. */
const kept = new Map<string, Suggestions>();

/**
 * Asks for the places of a text, one question at a time: a new one, or `stop`, cancels the one before. What was answered
 * once is answered at once. `null` says that it could not be answered.
 */
export function suggestionSource() {
  let question: AbortController | undefined;

  const stop = () => question?.abort();
  const ask = (text: string, onAnswer: (answer: Suggestions | null) => void, within?: string) => {
    stop();
    const folded = fold(text.trim());
    const key = `${within ?? ''} ${folded}`;
    const known = kept.get(key);
    if (known) return onAnswer(known);
    const controller = new AbortController();
    question = controller;
    const answered = async () => {
      const late = setTimeout(() => controller.abort('late'), timeoutMs);
      const answer = await fetchSuggestions(links.suggestions(folded, within), controller.signal);
      clearTimeout(late);
      if (controller.signal.aborted && controller.signal.reason !== 'late') return;
      if (answer) kept.set(key, answer);
      onAnswer(answer);
    };
    const start = setTimeout(() => void answered(), rest);
    controller.signal.addEventListener('abort', () => clearTimeout(start));
  };
  return { ask, stop };
}

async function fetchSuggestions(address: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as Suggestions) : null;
  } catch {
    return null;
  }
}
