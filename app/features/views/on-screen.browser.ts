/** Visible share and duration of a view. */
const share = 0.5;
const seenAfterMs = 1_000;

/** Calls `onSeen` once for each visible element, never while the page is hidden. Returns a stop function. */
export function whenSeen(elements: Iterable<Element>, onSeen: (element: Element) => void): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const left = new Set(elements);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        clearTimeout(timers.get(target));
        if (intersectionRatio >= share) timers.set(target, setTimeout(seen, seenAfterMs, target));
      }
    },
    { threshold: share },
  );
  const seen = (element: Element) => {
    observer.unobserve(element);
    left.delete(element);
    onSeen(element);
  };
  const stop = () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
  const watch = () => {
    stop();
    if (document.visibilityState === 'visible') for (const element of left) observer.observe(element);
  };
  watch();
  document.addEventListener('visibilitychange', watch);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', watch);
  };
}
