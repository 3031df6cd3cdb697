import { useEffect, useState } from 'react';

export type RowMove = 'first' | 'last' | 'next' | 'previous';

/** -1 for none. A change of `list` resets it. `move` returns whether it handled the key. */
export function useActiveRow(count: number, list: string) {
  const [active, setActive] = useState(-1);
  useEffect(() => setActive(-1), [list]);

  function move(to: RowMove): boolean {
    if (count === 0) return false;
    if ((to === 'first' || to === 'last') && active < 0) return false;
    const last = count - 1;
    const next = {
      first: 0,
      last,
      next: active < last ? active + 1 : 0,
      previous: active > 0 ? active - 1 : last,
    };
    setActive(next[to]);
    return true;
  }
  return { active, move, clear: () => setActive(-1) };
}
