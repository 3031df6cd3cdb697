import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { clock } from '@domain/kernel/clock';

/** State: loading, done or failed (spec 1 §9; styles/pending.css). */
const attribute = 'data-carregando';
type State = '' | 'pronto' | 'falhou';
/** How long the bar is delayed, and its result stays, in ms. */
const delayMs = 200;
const farewell = { pronto: 240, falhou: 1200 };

let hasNavigated = false;
let ending: ReturnType<typeof setTimeout> | undefined;

function show(state: State) {
  clearTimeout(ending);
  document.documentElement.setAttribute(attribute, state);
  if (state) ending = setTimeout(() => document.documentElement.removeAttribute(attribute), farewell[state]);
}

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

export function useFailedBar(): void {
  useEffect(() => {
    if (hasNavigated) show('falhou');
  }, []);
}
