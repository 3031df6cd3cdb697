/** How a picture is shown: how many times its fitted size, and how far its middle is from the stage's, in px. */
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
/** What a double tap, and the button, enlarge to. */
export const enlarged = 2.5;

/** Enlarges around a spot, which stays where it is. @param at from the stage's middle, px */
export function zoomBy({ scale, x, y }: Zoom, factor: number, at: Spot, stage: Size): Zoom {
  const next = Math.min(largest, Math.max(1, scale * factor));
  const grown = next / scale;
  return within({ scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown }, stage);
}

/** Moves an enlarged picture, never beyond its edges. */
export function panBy(zoom: Zoom, by: Spot, stage: Size): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage);
}

function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const limit = (value: number, side: number) => {
    const most = ((scale - 1) * side) / 2;
    return Math.min(most, Math.max(-most, value)) || 0;
  };
  return { scale, x: limit(x, width), y: limit(y, height) };
}

/** The step that a swipe means: far enough, or short and quick. @param dx px, @param ms how long it took */
export function swipeStep(dx: number, ms: number, width: number): -1 | 0 | 1 {
  const far = Math.abs(dx) > Math.min(120, width / 4);
  const quick = Math.abs(dx) > 24 && Math.abs(dx) / Math.max(ms, 1) > 0.4;
  if (!far && !quick) return 0;
  return dx < 0 ? 1 : -1;
}

export const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
