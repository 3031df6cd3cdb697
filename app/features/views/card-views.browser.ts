import { useEffect } from 'react';
import { whenSeen } from './on-screen.browser';
import { tellView } from './tell-view.browser';

/**
 * Tells which cards of a search's results were seen, once a card has been on the screen for a second. Its own link and
 * number say whose it is.
 * @param list the id of the element that they stand in
 * @param cards what stands there now
 */
export function useCardViews(list: string, cards: readonly { id: number }[]): void {
  const shown = cards.map(({ id }) => id).join();
  useEffect(
    () =>
      whenSeen(document.querySelectorAll(`#${list} > [data-id]`), (card) => {
        const [, phase] = card.querySelector('a')!.pathname.split('/');
        tellView(`${phase}/${(card as HTMLElement).dataset.id}/search`);
      }),
    [list, shown],
  );
}
