import type { Arrangement } from './arrangement';

/** Values of the hidden fields. */
export const hiddenFields = ({ order, leftOut }: Arrangement) => ({
  arranjo: JSON.stringify(order.map(({ photo, caption }) => [photo, caption])),
  recusadas: JSON.stringify(leftOut.map(({ photo, reason }) => [photo, reason])),
});

const photoId = /^[0-9a-f]{12}([0-9a-f]{20})?$/;
const maxPairs = 200;
type Pair = [photo: string, text: string];
const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((part) => typeof part === 'string') &&
  photoId.test(value[0] as string);

/** A hidden field's list; null: not written by the page. Without zod, which no page begins with. */
export function readPairs(text: string): Pair[] | null {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.length <= maxPairs && list.every(isPair) ? list : null;
  } catch {
    return null;
  }
}
