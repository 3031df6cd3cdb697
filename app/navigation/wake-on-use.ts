/** What the page that sleeps is to know: it is sent as text, and knows nothing else of this house. */
interface Sleep {
  /** The id of the template that holds the page's scripts meanwhile. */
  late: string;
  /** What a page that is not left asleep has. */
  wanted: string;
  /** Part of the address of the script that is fetched before anything is touched. */
  ahead: string;
  /** So long after all that it shows has come, in ms, it is drawn too, and a script may be fetched ahead. */
  rest: number;
  /** A page that is wanted awake waits no longer for its pictures, in ms. */
  patience: number;
  /** A form that was sent before the scripts arrived goes as the browser sends it after so long, in ms. */
  longestHold: number;
  /** Scripts that have not arrived after so long, in ms, will not. */
  lastHope: number;
  /** Scripts that have arrived run within this time, in ms, on the slowest processor; else they are broken. */
  slowestRun: number;
}

/** The element that holds a page's scripts while it sleeps. */
export const lateId = 'scripts';

/**
 * What the one script is called that a page fetches before it is touched (vite.config.ts makes it): React and Remix, the
 * larger half of what every page needs, and the same until they are another version.
 */
export const scriptAhead = '/assets/libraries-';

const wanted = 'data-desperta';
/** Written on an element of a page that has something to do by itself: it is not left asleep. */
export const awake = { [wanted]: '' };

/**
 * A page sleeps until somebody is there: it works without scripts, and a phone that is only read is not kept busy. The
 * first sign of life (a scroll, a tap, a key, a mouse) brings them, once the press itself has been answered and no finger
 * is down. What is pressed until they run is done by the browser itself, or held and done then
 * (docs/decisions/0083-how-pages-come-alive.md). Runs in the page, written out by `inlineWake`.
 */
function wakeOnUse(sleep: Sleep) {
  const { late: lateId, wanted, ahead, rest, patience, longestHold, lastHope, slowestRun } = sleep;
  const { dataset } = document.documentElement;
  const late = document.getElementById(lateId) as HTMLTemplateElement;
  const sleeping = new AbortController();
  const waiting = new AbortController();
  const has = (text: string) => document.querySelector(text) !== null;
  let fetching: Node | undefined;

  const begin = () => {
    // React knows nothing of it, and finds the head as it was written.
    fetching?.parentNode?.removeChild(fetching);
    late.replaceWith(late.content);
    afterHope(lastHope, giveUp);
  };
  const isArrived = () => {
    const scripts = document.querySelectorAll<HTMLLinkElement>('body link[rel=modulepreload]');
    return [...scripts].every(({ href }) => performance.getEntriesByName(href).length > 0);
  };
  const lookMs = 500;
  /** Does it after `ms`; later while all scripts have arrived and the processor is still at them. */
  const afterHope = (ms: number, act: () => void) => {
    let looks = slowestRun / lookMs;
    const look = () => {
      const isAtThem = isArrived() && !('semScripts' in dataset) && (looks -= 1) > 0;
      if (isAtThem && !waiting.signal.aborted) setTimeout(look, lookMs);
      else act();
    };
    setTimeout(look, ms);
  };
  const wake = () => {
    if (sleeping.signal.aborted) return;
    sleeping.abort();
    const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', afterPaint);
    else afterPaint();
  };
  const fetchAhead = () => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const link = late.content.querySelector(`link[href*="${ahead}"]`);
    if (link && !connection?.saveData && !sleeping.signal.aborted)
      fetching = document.head.appendChild(link.cloneNode());
  };
  /** It was alive before (reload, back: the router counts), and has things to give back. */
  const isBack = history.state?.idx !== undefined;
  // The place in the page first, before anybody sees another: the script that knows it takes the place where React looks for it.
  if (isBack) {
    dataset.volta = '';
    late.before(late.content.querySelector('script')!);
  }
  /** Or it has something to do by itself. */
  const isWanted = isBack || has(wanted);
  const rested = isWanted ? wake : fetchAhead;
  addEventListener('load', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(rested, isWanted ? 0 : rest))),
  );
  if (isWanted) setTimeout(wake, patience);

  const signs = 'pointerup pointercancel pointermove click keydown wheel scroll focusin input change offline';
  const onSign = (event: Event) => {
    const { type, buttons, movementX, movementY } = event as PointerEvent;
    // A pointer that lay there before the page did is told of as a move; what is pressed is waited for.
    if (!buttons && (type !== 'pointermove' || movementX || movementY)) wake();
  };
  for (const sign of signs.split(' '))
    addEventListener(sign, onSign, { capture: true, passive: true, signal: sleeping.signal });

  let kept: { event: Event; target: EventTarget; replay: () => void }[] = [];
  const keep = (event: Event, replay: () => void) => {
    const { type, target } = event;
    // Of what is told again and again (typing, a sheet that opens and closes) the last counts.
    if (type !== 'click') kept = kept.filter((each) => each.event.type !== type || each.target !== target);
    kept.push({ event, target: target!, replay });
  };
  /** What the browser itself has done, and scripts are to hear of. */
  const tellAgain = (event: Event) => {
    const { target, type } = event;
    keep(event, () => {
      if (type !== 'focusin' || document.activeElement === target)
        target!.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    });
  };
  const onPress = {
    input: tellAgain,
    change: tellAgain,
    toggle: tellAgain,
    focusin: tellAgain,
    keydown: (event: Event) => (event as KeyboardEvent).key === 'Escape' && tellAgain(event),
    /** Buttons that do nothing without scripts. */
    click(event: Event) {
      const button = (event.target as Element).closest?.('button');
      if (button?.type === 'button' && !button.popoverTargetElement) keep(event, () => button.click());
    },
    /** What would leave the page, and be answered by another, is answered by this one as soon as it can. */
    submit(event: Event) {
      const { target, submitter } = event as SubmitEvent;
      const form = target as HTMLFormElement;
      if (form.method !== 'post' || 'semScripts' in dataset) return;
      event.preventDefault();
      const send = () => form.requestSubmit(submitter);
      keep(event, send);
      afterHope(longestHold, () => {
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
      for (const { target, replay } of kept) if ((target as Node).isConnected) replay();
    });
  }).observe(document.documentElement, { attributeFilter: ['data-scripts'] });

  function giveUp() {
    if (!('scripts' in dataset)) dataset.semScripts = '';
  }
  addEventListener('error', ({ target }) => (target as Element).tagName === 'SCRIPT' && giveUp(), true);
  // A page that the browser has kept may show the menu of somebody who has signed out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && has('.usuario')) location.reload();
  });
}

/** The text of an inline script that puts a page to sleep; the same for every page. */
export const inlineWake = (times: Omit<Sleep, 'late' | 'wanted' | 'ahead'>): string => {
  const sleep: Sleep = { late: lateId, wanted: `[${wanted}]`, ahead: scriptAhead, ...times };
  return `(${String(wakeOnUse).replace(/\n\s+/g, '\n')})(${JSON.stringify(sleep)})`;
};
