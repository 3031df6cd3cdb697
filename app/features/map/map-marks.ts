import { useEffect, useState } from 'react';

const mark = 'data-no-mapa';
const cardOf = (id: number) => document.querySelector<HTMLElement>(`.card[data-id="${id}"]`);

export function usePointedCard(): number | null {
  const [id, setId] = useState<number | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const point = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('.card[data-id]') : null;
      setId(card ? Number(card.dataset.id) : null);
    };
    for (const name of ['pointerover', 'focusin']) {
      document.addEventListener(name, point, { passive: true, signal: controller.signal });
    }
    return () => controller.abort();
  }, []);
  return id;
}

export function useMarkedCards(ids: readonly number[]): void {
  const joined = ids.join(' ');
  useEffect(() => {
    const cards = joined.split(' ').flatMap((id) => (id ? (cardOf(Number(id)) ?? []) : []));
    for (const card of cards) card.setAttribute(mark, '');
    return () => {
      for (const card of cards) card.removeAttribute(mark);
    };
  }, [joined]);
}

export function showCard(id: number): void {
  if (!window.matchMedia('(min-width: 64rem)').matches) return;
  cardOf(id)?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

export const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
