import { UNSAFE_useScrollRestoration } from 'react-router-dom';

/** In session storage; the router writes it too. */
export const scrollPositionsName = 'positions';

/** Runs inline, as text: before the first paint after a reload or back navigation. */
function restoreScroll(name: string) {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const top: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}')[history.state.key];
    if (typeof top === 'number') scrollTo(0, top);
  } catch {
    // Storage is blocked, or its text is invalid: the router replaces it.
  }
}

const script = `(${String(restoreScroll)})(${JSON.stringify(scrollPositionsName)})`;

/** Remix's component, whose script throws outside its `try` if the browser blocks storage. */
export function ScrollRestoration({ nonce }: { nonce?: string }) {
  UNSAFE_useScrollRestoration({ storageKey: scrollPositionsName });
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
