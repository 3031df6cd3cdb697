/**
 * Moves `Date`, so that tests run at another hour: `TEST_CLOCK` (ISO) is what it shows when the first process starts, and it
 * ticks from there. Preloaded in processes and threads by `NODE_OPTIONS=--import=<this file>`. `performance`, files' times and
 * databases keep their clocks: the embedded one's thread runs text, which Node does not preload for.
 */
const RealDate = globalThis.Date;
const { TEST_CLOCK: start, TEST_CLOCK_OFFSET_MS: inherited } = process.env;

if (start) {
  const offsetMs = inherited === undefined ? RealDate.parse(start) - RealDate.now() : Number(inherited);
  if (!Number.isFinite(offsetMs)) throw new Error(`TEST_CLOCK is no time: ${start}`);
  // Its children share it.
  process.env.TEST_CLOCK_OFFSET_MS = String(offsetMs);
  const now = () => RealDate.now() + offsetMs;
  const MovedDate = function Date(...given) {
    if (!new.target) return new RealDate(now()).toString();
    return Reflect.construct(RealDate, given.length > 0 ? given : [now()], new.target);
  };
  Object.setPrototypeOf(MovedDate, RealDate);
  MovedDate.prototype = RealDate.prototype;
  MovedDate.prototype.constructor = MovedDate;
  MovedDate.now = now;
  globalThis.Date = MovedDate;
}
