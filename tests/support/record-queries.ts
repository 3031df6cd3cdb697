import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** A setup file of Vitest: RECORD_QUERIES names a folder for the SQL of a run (scripts/release/make-fixture.ts). */
const folder = process.env.RECORD_QUERIES!;
mkdirSync(folder, { recursive: true });
const file = path.join(folder, `${process.pid}.txt`);
const statement = /^\s*(?:select|insert|update|delete|with)\b/i;

const recorded = new Set<string>();
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
  const [first] = args;
  const text = typeof first === 'string' ? first : (first as { text?: unknown } | null)?.text;
  if (typeof text === 'string' && statement.test(text) && !recorded.has(text)) {
    recorded.add(text);
    appendFileSync(file, `${JSON.stringify(text)}\n`);
  }
  return Reflect.apply(query, this, args) as never;
};
