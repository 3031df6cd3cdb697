/** `scale` relative to the fitted size; `x` and `y` are the offset from the stage's center, in px. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Spot {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}

export const fitted: Zoom = { scale: 1, x: 0, y: 0 };
const largest = 4;
/** Scale of a double tap and of the button. */
export const enlarged = 2.5;

/** Zooms around a fixed point. @param at relative to the stage's center, in px */
export function zoomBy({ scale, x, y }: Zoom, factor: number, at: Spot, stage: Size): Zoom {
  const next = Math.min(largest, Math.max(1, scale * factor));
  const grown = next / scale;
  return within({ scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown }, stage);
}

export function panBy(zoom: Zoom, by: Spot, stage: Size): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage);
}

function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const limit = (value: number, side: number) => {
    const maxOffset = ((scale - 1) * side) / 2;
    return Math.min(maxOffset, Math.max(-maxOffset, value)) || 0;
  };
  return { scale, x: limit(x, width), y: limit(y, height) };
}

/** Direction of a swipe that is long, or short and quick. @param dx px @param ms duration */
export function swipeStep(dx: number, ms: number, width: number): -1 | 0 | 1 {
  const far = Math.abs(dx) > Math.min(120, width / 4);
  const quick = Math.abs(dx) > 24 && Math.abs(dx) / Math.max(ms, 1) > 0.4;
  if (!far && !quick) return 0;
  return dx < 0 ? 1 : -1;
}

export const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
