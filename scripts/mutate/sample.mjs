import { createHash } from 'node:crypto';

/** A larger place (a whole function's body) would dominate a small sample. */
const mostAtOnePlace = 5;

/** A seeded random choice of at most `max` mutants. Stryker accepts places: each includes all mutants within it.
 * @returns {{places: {fileName, location}[], planted: number}} */
export function sample(mutants, max, seed) {
  if (mutants.length <= max) return { places: mutants, planted: mutants.length };
  const places = [];
  const planted = new Set();
  for (const mutant of inRandomOrder(mutants, seed)) {
    if (planted.size >= max) break;
    const fresh = mutants.filter((other) => !planted.has(other) && isWithin(other, mutant));
    if (fresh.length === 0 || fresh.length > Math.min(mostAtOnePlace, max - planted.size)) continue;
    places.push(mutant);
    for (const each of fresh) planted.add(each);
  }
  return { places, planted: planted.size };
}

function inRandomOrder(mutants, seed) {
  const keyOf = ({ fileName, location, replacement }) =>
    createHash('sha256')
      .update(JSON.stringify([seed, fileName, location, replacement]))
      .digest('hex');
  const keyed = mutants.map((mutant) => ({ mutant, key: keyOf(mutant) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ mutant }) => mutant);
}

function isWithin(inner, outer) {
  const [a, b] = [inner.location, outer.location];
  return inner.fileName === outer.fileName && !isBefore(a.start, b.start) && !isBefore(b.end, a.end);
}

const isBefore = (a, b) => a.line < b.line || (a.line === b.line && a.column < b.column);
