import { isControl, setInput, valueOf } from './control-value.browser';

const stateful = 'input, select, textarea, details, [popover], a, button, summary';

/** Elements by kind, name and number; a new rendering of the page gives them the same keys. */
function statefulElements(root: Element): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  const elements = [...root.querySelectorAll<HTMLElement>(stateful)];
  return new Map(
    elements.map((element) => {
      const kind = `${element.localName} ${element.id} ${element.getAttribute('name')}`;
      const count = counts.get(kind) ?? 0;
      counts.set(kind, count + 1);
      return [`${kind} ${count}`, element];
    }),
  );
}

/**
 * Remembers the visitor's input, focus and open elements.
 * @returns carries them over to new elements, if React replaced the old ones
 */
export function carryOverState(root: Element): () => void {
  const old = statefulElements(root);
  // A selector that a browser does not know throws.
  const hasPopovers = 'showPopover' in HTMLElement.prototype;
  const opened = new Set(hasPopovers ? root.querySelectorAll(':popover-open') : []);
  let focused = document.activeElement;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  root.addEventListener('focusin', ({ target }) => void (focused = target as Element), options);
  const onToggle = ({ target, newState }: Event & { newState?: string }) =>
    newState === 'open' ? opened.add(target as Element) : opened.delete(target as Element);
  root.addEventListener('toggle', onToggle, options);
  return () => {
    listening.abort();
    const current = statefulElements(root);
    for (const [key, from] of old) {
      const to = current.get(key);
      if (!to || from.isConnected) continue;
      if (opened.has(from) && to.popover) to.showPopover();
      carryOver(from, to);
      if (from === focused) to.focus({ preventScroll: true });
    }
  };
}

function carryOver(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (!isControl(from) || !isControl(to)) return;
  if (from.type !== 'file') setInput(to, valueOf(from));
  else if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.files = from.files;
}
