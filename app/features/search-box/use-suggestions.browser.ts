import { useEffect, useMemo, useRef, useState } from 'react';
import type { SuggestedPlace, Suggestions } from './suggested-place';
import { suggestionSource } from './suggestion-source.browser';

/** The latest answer, which may be an earlier text's until the one for the present text is there. */
export interface Shown {
  text: string;
  places: readonly SuggestedPlace[];
  exact: SuggestedPlace | null;
  failed: boolean;
}

const nothing: Shown = { text: '', places: [], exact: null, failed: false };

/**
 * The places that a text (trimmed) may mean, on the listing `within` by its filters. Rows never jump under the pointer: from when it has moved onto them (`point`) until it
 * leaves (`leave`) an answer waits, unless the text has changed since.
 */
export function useSuggestions(
  text: string,
  within?: string,
): Shown & { point: () => void; leave: () => void } {
  const source = useMemo(suggestionSource, []);
  const [shown, setShown] = useState(nothing);
  const pointed = useRef(false);
  const waiting = useRef<Shown | null>(null);

  useEffect(() => {
    pointed.current = false;
    waiting.current = null;
    if (text === '') {
      setShown(nothing);
      return;
    }
    const onAnswer = (answer: Suggestions | null) => {
      const { places, exact } = answer ?? nothing;
      const next = { text, places, exact, failed: answer === null };
      if (pointed.current) waiting.current = next;
      else setShown(next);
    };
    source.ask(text, onAnswer, within);
    return source.stop;
  }, [text, within, source]);

  return {
    ...shown,
    point: () => (pointed.current = true),
    leave() {
      pointed.current = false;
      if (waiting.current) setShown(waiting.current);
      waiting.current = null;
    },
  };
}
