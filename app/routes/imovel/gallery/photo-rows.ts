/** Columns of sixteen, and whether the photo shares its row with one other photo at most. */
export interface PhotoFrame {
  columns: 4 | 6 | 10 | 16;
  isTall: boolean;
}

const row = (...columns: PhotoFrame['columns'][]): PhotoFrame[] =>
  columns.map((each) => ({ columns: each, isTall: columns.length < 3 }));

const five = [...row(10, 6), ...row(6, 4, 6)];
const last = [[], row(16), row(10, 6), row(6, 4, 6), [...row(10, 6), ...row(6, 10)]];

/** Frames of photos in rows of two and three, without a hole at the end (decision 0109). */
export function photoFrames(count: number): PhotoFrame[] {
  const whole = Array.from({ length: Math.floor(count / five.length) }, () => five).flat();
  return [...whole, ...last[count % five.length]!];
}
