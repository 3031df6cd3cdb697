import { useNavigation } from '@remix-run/react';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * After an act of a row has ended without a new document, focus goes on to the next row, if its button is gone: else to
 * the row before, else to the list's title.
 */
export function useNextRow(title: RefObject<HTMLElement>): void {
  const targets = useRef<string[] | null>(null);
  const { state } = useNavigation();
  useEffect(() => {
    const onSubmit = ({ target }: Event) => {
      const row = (target as HTMLElement).closest('tr');
      targets.current = row && keysAround(row);
    };
    document.addEventListener('submit', onSubmit);
    return () => document.removeEventListener('submit', onSubmit);
  }, []);
  useEffect(() => {
    const keys = targets.current;
    if (state !== 'idle' || !keys) return;
    targets.current = null;
    // The member has gone on meanwhile, or the row has stayed.
    if (document.activeElement?.matches(controls)) return;
    const row = keys.map(rowOf).find((found) => found !== null);
    (row?.querySelector<HTMLElement>('a, button') ?? title.current)?.focus();
  }, [state, title]);
}

const controls = 'a, button, input, select, textarea, summary';

/** Attribute of a row. */
export const rowKey = 'data-linha';

const rowOf = (key: string) => document.querySelector(`tr[${rowKey}="${CSS.escape(key)}"]`);

/** The rows after this one, then those before, nearest first. */
function keysAround(row: HTMLTableRowElement): string[] {
  const rows = [...(row.parentElement?.children ?? [])];
  const index = rows.indexOf(row);
  return [...rows.slice(index + 1), ...rows.slice(0, index).toReversed()].flatMap(
    (each) => each.getAttribute(rowKey) ?? [],
  );
}
