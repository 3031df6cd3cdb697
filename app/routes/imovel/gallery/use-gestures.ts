import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { distance, enlarged, fitted, middle, panBy, type Spot, swipeStep, type Zoom, zoomBy } from './zoom';

interface Stage {
  /** Index of the current and of the last picture. */
  index: number;
  last: number;
  onTurn: (index: number) => void;
  onEnlarge: (isEnlarged: boolean) => void;
}

const doubleTap = { ms: 300, px: 30 };

/**
 * Swipes change the picture, two fingers or Ctrl and wheel zoom, a double tap toggles the zoom.
 * One finger pans. Custom properties of the stage hold the state, so gestures cause no render.
 */
export function useGestures(stage: RefObject<HTMLElement>, current: Stage) {
  const state = useRef({ zoom: fitted, stage: current });
  state.current.stage = current;
  const { index } = current;

  const show = (zoom: Zoom) => {
    const element = stage.current!;
    const { scale, x, y } = zoom;
    if (scale > 1 !== state.current.zoom.scale > 1) state.current.stage.onEnlarge(scale > 1);
    state.current.zoom = zoom;
    element.style.setProperty('--vezes', String(scale));
    element.style.setProperty('--x', `${x}px`);
    element.style.setProperty('--y', `${y}px`);
  };
  const around = (factor: number, at: Spot = { x: 0, y: 0 }) =>
    show(zoomBy(state.current.zoom, factor, at, stage.current!.getBoundingClientRect()));

  // Each picture starts without zoom.
  useEffect(() => show(fitted), [index]);

  // Listeners are added once; `state` has the values of the last render. Before the first paint: a finger
  // may follow it at once, and an effect after it comes too late on a busy machine.
  useLayoutEffect(() => {
    const element = stage.current!;
    const controller = new AbortController();
    const { signal } = controller;
    const fingers = new Map<number, Spot>();
    let start = { x: 0, at: 0, moved: 0 };
    let lastTap: { at: number; spot: Spot } | null = null;

    /** Position relative to the center of the stage. */
    const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
    };
    const drag = (dx: number) => {
      const { index: at, last } = state.current.stage;
      // Resistance at both ends.
      const isBeyond = (dx > 0 && at === 0) || (dx < 0 && at === last);
      element.style.setProperty('--arrasto', `${isBeyond ? dx / 3 : dx}px`);
    };
    const rest = () => {
      element.removeAttribute('data-arrasta');
      element.style.removeProperty('--arrasto');
    };
    const tap = (spot: Spot, at: number) => {
      const isDouble =
        lastTap && at - lastTap.at < doubleTap.ms && distance(spot, lastTap.spot) < doubleTap.px;
      lastTap = isDouble ? null : { at, spot };
      if (isDouble) around(state.current.zoom.scale > 1 ? 0 : enlarged, spot);
    };

    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      const spot = spotOf(event);
      fingers.set(event.pointerId, spot);
      if (fingers.size === 1) start = { x: spot.x, at: event.timeStamp, moved: 0 };
      else start.moved = Infinity;
      element.setAttribute('data-arrasta', '');
    };
    const onMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const spot = spotOf(event);
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, each]) => each);
      fingers.set(event.pointerId, spot);
      start.moved += distance(before, spot);
      const size = element.getBoundingClientRect();
      const [other] = others;
      if (other) {
        const [from, to] = [middle(before, other), middle(spot, other)];
        const { zoom } = state.current;
        const grown = zoomBy(zoom, distance(spot, other) / (distance(before, other) || 1), to, size);
        show(panBy(grown, { x: to.x - from.x, y: to.y - from.y }, size));
      } else if (state.current.zoom.scale > 1) {
        show(panBy(state.current.zoom, { x: spot.x - before.x, y: spot.y - before.y }, size));
      } else if (start.moved !== Infinity) drag(spot.x - start.x);
    };
    const onUp = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      fingers.delete(event.pointerId);
      if (!before || fingers.size > 0) return;
      rest();
      const spot = spotOf(event);
      // A quick finger may lift before its last move is reported.
      start.moved += distance(before, spot);
      const ms = event.timeStamp - start.at;
      if (event.type === 'pointercancel' || start.moved === Infinity) return;
      if (start.moved < 8) tap(spot, event.timeStamp);
      else if (state.current.zoom.scale === 1) {
        const { stage: now } = state.current;
        now.onTurn(now.index + swipeStep(spot.x - start.x, ms, element.clientWidth));
      }
    };
    const onWheel = (event: WheelEvent) => {
      // Also stops the scroll of the page below.
      event.preventDefault();
      if (event.ctrlKey) around(Math.exp(-event.deltaY / 100), spotOf(event));
    };
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', onUp, { signal });
    element.addEventListener('wheel', onWheel, { signal, passive: false });
    return () => controller.abort();
  }, []);

  return {
    enlarge: () => around(enlarged),
    fit: () => show(fitted),
    move: (by: Spot) => show(panBy(state.current.zoom, by, stage.current!.getBoundingClientRect())),
  };
}
