import { useLayoutEffect, useRef } from 'react';
import { counted } from '@domain/counts';
import { announce } from '~/components/ui/live-region.browser';

/** Tells screen readers what the list holds once it has settled. */
export function useAnnouncement(isListening: boolean, isAnswered: boolean, places: number, hint: string) {
  const told = useRef('');
  useLayoutEffect(() => {
    const count = isAnswered && places > 0 ? `${counted(places, 'sugestão', 'sugestões')}, use as setas` : '';
    const news = isListening ? hint || count : '';
    if (news && news !== told.current) announce(news);
    told.current = news;
  }, [isListening, isAnswered, places, hint]);
}
