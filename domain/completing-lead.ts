/*
 * A form of two steps (spec 2 §4, 'Before-exit modal'): the first is a lead of its own, the second sends the whole again
 * under the first's key with this at its end (docs/decisions/0074-exit-window.md).
 */
const mark = '-2';

/** The key of what completes a lead. */
export const completingKey = (key: string): string => key + mark;

/** The key of the lead that this key completes; null: it completes none. */
export const completedKey = (key: string): string | null =>
  key.endsWith(mark) ? key.slice(0, -mark.length) : null;
