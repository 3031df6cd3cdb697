import { createWriteStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { clock } from '@domain/kernel/clock';

/** Minimum interval in ms: a terminal's line is rewritten, a log gets a new line. */
const pause = { terminal: 200, log: 5_000 } as const;
const firstAfter = 1_000;

/** Progress on standard error, for operations longer than a second. */
export function progressPrinter(stream = process.stderr) {
  const began = clock.nowMs();
  let last = 0;
  let open = false;
  return {
    show(line: string) {
      const now = clock.nowMs();
      if (now - began < firstAfter || now - last < (stream.isTTY ? pause.terminal : pause.log)) return;
      last = now;
      open = true;
      stream.write(stream.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    },
    end() {
      if (open && stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}

/** Aligned columns; strips control characters, which feeds can contain. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map((cell) => plain(String(cell))));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd())
    .join('\n');
}

export function andMore(count: number): string {
  return `  … e mais ${count.toLocaleString('pt-BR')} (--json ARQUIVO traz todos)`;
}

/** A value as JSON, in one line. */
export function brief(value: unknown): string {
  const json = JSON.stringify(value) ?? '–';
  return json.length > 40 ? `${json.slice(0, 39)}…` : json;
}

export function plain(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
}

/** '-' is standard output. */
export async function writeJson(file: string, report: object): Promise<void> {
  const json = `${JSON.stringify(report, null, 2)}\n`;
  if (file === '-') process.stdout.write(json);
  else await writeFile(file, json);
}

/** Writes to `out`, which appears only when complete, or to standard output. */
export async function writePieces(
  pieces: AsyncIterable<string> | Iterable<string>,
  out: string | undefined,
): Promise<void> {
  const text = Readable.from(pieces);
  if (out === undefined) return pipeline(text, process.stdout, { end: false });
  const unfinished = `${out}.part`;
  try {
    await pipeline(text, createWriteStream(unfinished));
    await rename(unfinished, out);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
