import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { clock } from '@domain/clock';

/** The bar's state on the document: on its way, there, or failed (spec 1 §9; styles/pending.css). */
const attribute = 'data-carregando';
type State = '' | 'pronto' | 'falhou';
/** How long a navigation takes before the bar is shown, and how long it then says how it ended, in ms. */
const delayMs = 200;
const farewell = { pronto: 240, falhou: 1200 };

let hasNavigated = false;
let ending: ReturnType<typeof setTimeout> | undefined;

function show(state: State) {
  clearTimeout(ending);
  document.documentElement.setAttribute(attribute, state);
  if (state) ending = setTimeout(() => document.documentElement.removeAttribute(attribute), farewell[state]);
}

/** Shows that a page is on its way, where that takes longer than a moment. */
export function useLoadingBar(): void {
  const isPending = useNavigation().state !== 'idle';
  useEffect(() => {
    if (!isPending) return;
    hasNavigated = true;
    const since = clock.monotonicNow();
    show('');
    return () => {
      if (clock.monotonicNow() - since > delayMs) show('pronto');
      else document.documentElement.removeAttribute(attribute);
    };
  }, [isPending]);
}

/** On the error page: it came in place of the page that was asked for, so the bar says that this failed. */
export function useFailedBar(): void {
  useEffect(() => {
    if (hasNavigated) show('falhou');
  }, []);
}
