/* Difference hash of a photo: two photos that look alike have few different bits (docs/decisions/0146). */

/** The picture in gray whose neighbors are compared. */
export const hashGrid = { width: 9, height: 8 };
const hashPattern = /^[0-9a-f]{16}$/;
/** No brightness falls from left to right: an empty picture looks like every other one. */
const emptyHash = '0'.repeat(16);
/** Different bits, of 64. */
const maxDistance = 10;

/** @param gray `hashGrid` of brightness, row by row @returns 64 bits as 16 hexadecimal digits */
export function differenceHash(gray: ArrayLike<number>): string {
  const { width, height } = hashGrid;
  let digits = '';
  for (let row = 0; row < height; row++) {
    let bits = 0;
    for (let column = 0; column < width - 1; column++) {
      const at = row * width + column;
      bits = bits * 2 + (gray[at]! > gray[at + 1]! ? 1 : 0);
    }
    digits += bits.toString(16).padStart(2, '0');
  }
  return digits;
}

/** Number of different bits. */
export function hashDistance(one: string, other: string): number {
  let distance = 0;
  for (let digit = 0; digit < one.length; digit++)
    for (let bits = parseInt(one[digit]!, 16) ^ parseInt(other[digit]!, 16); bits > 0; bits &= bits - 1)
      distance++;
  return distance;
}

/** null: the photo has no hash yet. */
export const isSimilar = (one: string | null, other: string | null): boolean =>
  canCompare(one) && canCompare(other) && hashDistance(one, other) <= maxDistance;

const canCompare = (hash: string | null): hash is string =>
  hash !== null && hashPattern.test(hash) && hash !== emptyHash;

/** The first photo before `place` that looks like it; -1: none. */
export const similarBefore = (hashes: readonly (string | null)[], place: number): number =>
  hashes.slice(0, place).findIndex((hash) => isSimilar(hash, hashes[place]!));
