/** @typedef {{lane: string, shard?: string, seconds: number}} Part `seconds`: in one CI run, for their ratios alone */

/** `npm test` with the installation before it, in that CI run. */
const secondsBefore = 1120;

const shards = (lane, count, seconds) =>
  Array.from({ length: count }, (_, index) => ({ lane, shard: `${index + 1}/${count}`, seconds }));
const [faults, attacks, stories] = [
  shards('faults', 2, 405),
  shards('attacks', 2, 510),
  shards('stories', 4, 420),
];

/** All of `npm run test:all` in the order of CI: short lanes first, then a part of each long one. @type {Part[]} */
export const parts = [
  { lane: 'upgrade', seconds: 47 },
  { lane: 'browsers', seconds: 119 },
  { lane: 'extensions', seconds: 116 },
  { lane: 'standards', seconds: 100 },
  { lane: 'engines', seconds: 412 },
  ...[faults[0], attacks[0], stories[0]],
  ...[faults[1], attacks[1], ...stories.slice(1)],
  { lane: 'remix', seconds: 550 },
];

/** A part is begun only if it will end in time at the pace of this machine so far (decision 0165).
 * @param {{startedAt: number, limit: number, now: () => number}} box when all checks began, in seconds since 1970;
 * `limit`: seconds from then @returns {(part: Part) => boolean} to be asked for each part in its turn */
export function timeBox({ startedAt, limit, now }) {
  let expected = secondsBefore;
  return ({ seconds }) => {
    const elapsed = now() - startedAt;
    const fits = elapsed + (seconds * elapsed) / expected <= limit;
    if (fits) expected += seconds;
    return fits;
  };
}
