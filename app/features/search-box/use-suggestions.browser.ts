import { useEffect, useMemo, useRef, useState } from 'react';
import type { SuggestedPlace, Suggestions } from './suggested-place';
import { suggestionSource } from './suggestion-source.browser';

export interface Shown {
  text: string;
  places: readonly SuggestedPlace[];
  exact: SuggestedPlace | null;
  failed: boolean;
}

const nothing: Shown = { text: '', places: [], exact: null, failed: false };

/** Between `point` and `leave` a new answer waits, so that rows do not move under the pointer. */
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
