import { useLayoutEffect, useRef } from 'react';
import { counted } from '@domain/kernel/counts';
import { announce } from '~/components/ui/live-region.browser';

export function useAnnouncement(isListening: boolean, isAnswered: boolean, places: number, hint: string) {
  const lastAnnounced = useRef('');
  useLayoutEffect(() => {
    const count = isAnswered && places > 0 ? `${counted(places, 'sugestão', 'sugestões')}, use as setas` : '';
    const news = isListening ? hint || count : '';
    if (news && news !== lastAnnounced.current) announce(news);
    lastAnnounced.current = news;
  }, [isListening, isAnswered, places, hint]);
}
