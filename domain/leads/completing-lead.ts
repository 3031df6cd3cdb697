/* The second step of a form sends the complete lead with the first step's key and this suffix (spec 2 §4,
   'Before-exit modal'; docs/decisions/0074-exit-window.md). */
const mark = '-2';

export const completingKey = (key: string): string => key + mark;

export const completedKey = (key: string): string | null =>
  key.endsWith(mark) ? key.slice(0, -mark.length) : null;
