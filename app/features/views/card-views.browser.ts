import { useEffect } from 'react';
import { whenSeen } from './on-screen.browser';
import { trackView } from './track-view.browser';

/** Tracks cards that are visible for a second. @param list id of the list element */
export function useCardViews(list: string, cards: readonly { id: number }[]): void {
  const shown = cards.map(({ id }) => id).join();
  useEffect(
    () =>
      whenSeen(document.querySelectorAll(`#${list} > [data-id]`), (card) => {
        const [, phase] = card.querySelector('a')!.pathname.split('/');
        trackView(`${phase}/${(card as HTMLElement).dataset.id}/search`);
      }),
    [list, shown],
  );
}
