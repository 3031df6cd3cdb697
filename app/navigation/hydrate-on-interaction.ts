/** Values for the inline script, which is text without imports; times in ms. */
interface Sleep {
  late: string;
  wanted: string;
  ahead: string;
  /** Delay of the preload: the page is painted first. */
  rest: number;
  /** Longest wait for pictures before an eager hydration. */
  patience: number;
  /** Then the browser submits a held form. */
  longestHold: number;
  /** From load to the hydration of a page without an interaction. */
  longestSleep: number;
  lastHope: number; // for the download of scripts
  slowestRun: number; // for downloaded scripts to run on the slowest processor
}

export const deferredScriptsId = 'scripts';

/** React and Remix, most of every page's code (vite.config.ts builds it). */
export const preloadedScript = '/assets/libraries-';

const wanted = 'data-desperta';
/** Marks an element that needs hydration without an interaction. */
export const hydrateEagerly = { [wanted]: '' };

/**
 * Hydrates at the first interaction: a page works without scripts, and idle phones save processor time.
 * Later interactions are native, or held and replayed (docs/decisions/0083-how-pages-come-alive.md).
 * Runs inline, as text of `inlineHydration`.
 */
function hydrateOnInteraction(sleep: Sleep) {
  const {
    late: deferredScriptsId,
    wanted,
    ahead,
    rest,
    patience: hydrationDelay,
    longestHold: maxHoldMs,
    longestSleep,
    lastHope,
    slowestRun,
  } = sleep;
  const { dataset } = document.documentElement;
  const late = document.getElementById(deferredScriptsId) as HTMLTemplateElement;
  const sleeping = new AbortController();
  const waiting = new AbortController();
  const has = (text: string) => document.querySelector(text) !== null;

  const begin = () => {
    late.replaceWith(late.content);
    afterScripts(lastHope, giveUp);
  };
  const isLoaded = () => {
    const scripts = document.querySelectorAll<HTMLLinkElement>('body link[rel=modulepreload]');
    return [...scripts].every(({ href }) => performance.getEntriesByName(href).length > 0);
  };
  const pollMs = 500;
  const afterScripts = (ms: number, act: () => void) => {
    let looks = slowestRun / pollMs;
    const look = () => {
      const isRunning = isLoaded() && !('semScripts' in dataset) && (looks -= 1) > 0;
      if (isRunning && !waiting.signal.aborted) setTimeout(look, pollMs);
      else act();
    };
    setTimeout(look, ms);
  };
  const hydrate = () => {
    if (sleeping.signal.aborted) return;
    sleeping.abort();
    const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', afterPaint);
    else afterPaint();
  };
  const fetchAhead = () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const link = late.content.querySelector(`link[href*="${ahead}"]`);
    if (link && !connection?.saveData && !sleeping.signal.aborted) document.head.append(link.cloneNode());
  };
  const idlePatience = 500;
  const whenIdle = (act: () => void) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(act, { timeout: idlePatience })
      : setTimeout(act, idlePatience);
  /** Reload or back navigation (the router sets `idx`): there is state to restore. */
  const isBack = history.state?.idx !== undefined;
  // Restores the scroll position first.
  if (isBack) {
    dataset.volta = '';
    late.before(late.content.querySelector('script')!);
  }
  const isWanted = isBack || has(wanted);
  const rested = isWanted ? hydrate : fetchAhead;
  addEventListener('load', () => {
    setTimeout(() => whenIdle(hydrate), longestSleep - idlePatience);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(rested, isWanted ? 0 : rest)));
  });
  if (isWanted) setTimeout(hydrate, hydrationDelay);

  const signs = 'pointerup pointercancel pointermove click keydown wheel scroll focusin input change offline';
  const onSign = (event: Event) => {
    const { type, buttons, movementX, movementY } = event as PointerEvent;
    // Ignores moves without movement, which browsers report for a resting pointer. Waits for the release of a press.
    if (!buttons && (type !== 'pointermove' || movementX || movementY)) hydrate();
  };
  for (const sign of signs.split(' '))
    addEventListener(sign, onSign, { capture: true, passive: true, signal: sleeping.signal });

  let heldEvents: { event: Event; target: EventTarget; replay: () => void }[] = [];
  const holdEvent = (event: Event, replay: () => void) => {
    const { type, target } = event;
    // Only the last of repeated events (input, toggle) matters.
    if (type !== 'click')
      heldEvents = heldEvents.filter((each) => each.event.type !== type || each.target !== target);
    heldEvents.push({ event, target: target!, replay });
  };
  /** Replays events that the browser has handled already. */
  const replayLater = (event: Event) => {
    const { target, type } = event;
    holdEvent(event, () => {
      if (type !== 'focusin' || document.activeElement === target)
        target!.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    });
  };
  const onPress = {
    input: replayLater,
    change: replayLater,
    toggle: replayLater,
    focusin: replayLater,
    keydown: (event: Event) => (event as KeyboardEvent).key === 'Escape' && replayLater(event),
    click(event: Event) {
      const button = (event.target as Element).closest?.('button');
      if (button?.type === 'button' && !button.popoverTargetElement) holdEvent(event, () => button.click());
    },
    /** Holds POST forms, so that scripts submit them without a new document. */
    submit(event: Event) {
      const { target, submitter } = event as SubmitEvent;
      const form = target as HTMLFormElement;
      if (form.method !== 'post' || 'semScripts' in dataset) return;
      event.preventDefault();
      const send = () => form.requestSubmit(submitter);
      holdEvent(event, send);
      afterScripts(maxHoldMs, () => {
        if (waiting.signal.aborted) return;
        waiting.abort();
        send();
      });
    },
  };
  for (const [type, listener] of Object.entries(onPress))
    addEventListener(type, listener, { capture: true, signal: waiting.signal });
  new MutationObserver((_, observer) => {
    observer.disconnect();
    if (waiting.signal.aborted) return;
    waiting.abort();
    setTimeout(() => {
      for (const { target, replay } of heldEvents) if ((target as Node).isConnected) replay();
    });
  }).observe(document.documentElement, { attributeFilter: ['data-scripts'] });

  function giveUp() {
    if (!('scripts' in dataset)) dataset.semScripts = '';
  }
  addEventListener(
    'error',
    ({ target }) => (target as Element).matches?.('script:not([data-early])') && giveUp(),
    true,
  );
  // A page from the back/forward cache may show the menu of a signed-out user.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && has('.usuario')) location.reload();
  });
}

export const inlineHydration = (times: Omit<Sleep, 'late' | 'wanted' | 'ahead'>): string => {
  const sleep: Sleep = {
    late: deferredScriptsId,
    wanted: `[${wanted}]`,
    ahead: preloadedScript,
    ...times,
  };
  return `(${String(hydrateOnInteraction).replace(/\n\s+/g, '\n')})(${JSON.stringify(sleep)})`;
};
