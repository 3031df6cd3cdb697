import type { Spread } from './measure/stats';

export interface Row {
  part: string;
  what: string;
  value: string;
  /** Absent if a figure is only informative. */
  target?: { text: string; met: boolean };
}

const digits = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
export const figure = (value: number, unit = '') => `${value.toFixed(digits(value))}${unit && ` ${unit}`}`;
export const withSpread = ({ median, low, high }: Spread, unit = '') =>
  `${figure(median, unit)} [${figure(low)}–${figure(high)}]`;
export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

export const atMost = (value: number, limit: number, text: string) => ({
  text: `≤ ${text}`,
  met: value <= limit,
});
export const atLeast = (value: number, limit: number, text: string) => ({
  text: `≥ ${text}`,
  met: value >= limit,
});

export function printTable(rows: readonly Row[]): void {
  const cells = rows.map(({ part, what, value, target }) => [
    part,
    what,
    value,
    target?.text ?? '',
    target ? (target.met ? 'met' : 'MISSED') : '',
  ]);
  const head = ['part', 'figure', 'median [quartiles]', 'target', ''];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...cells.map((row) => row[column]!.length)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd();
  console.log(
    [line(head), widths.map((width) => '─'.repeat(width)).join('──'), ...cells.map(line)].join('\n'),
  );
}
