import { cleanText } from '@domain/validation/text';

/** A JSON object by its names in lower case: portals write `idnavplat` and `idNavplat`. */
export type PortalBody = ReadonlyMap<string, unknown>;

/** null: no JSON object. */
export function readBody(text: string): PortalBody | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return asBody(value);
}

export const asBody = (value: unknown): PortalBody | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(Object.entries(value).map(([name, each]) => [name.toLowerCase(), each]))
    : null;

/** Text of the first field that has some; numbers count. null: none. */
export function textOf(body: PortalBody, ...names: readonly string[]): string | null {
  for (const name of names) {
    const text = asText(body.get(name.toLowerCase()));
    if (text) return text;
  }
  return null;
}

function asText(value: unknown): string | null {
  if (typeof value === 'string') return cleanText(value);
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : null;
}

/** As `textOf`; not a number that JSON cannot write exactly: two of them could be one. */
export function idOf(body: PortalBody, ...names: readonly string[]): string | null {
  const exact = names.filter((name) => {
    const value = body.get(name.toLowerCase());
    return typeof value !== 'number' || Number.isSafeInteger(value);
  });
  return textOf(body, ...exact);
}

/** The length of texts that are shown in a line, and that an index holds. */
const maxLine = 200;
export const lineOf = (body: PortalBody, ...names: readonly string[]): string | null =>
  cut(textOf(body, ...names));

export function cut(text: string | null, max = maxLine): string | null {
  if (text === null) return null;
  const line = text.replace(/\s+/g, ' ');
  return line.length <= max ? line : `${cleanText(line.slice(0, max - 1))}…`;
}

const moment = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d{1,9})?)(?:(Z)|([+-]\d\d):?(\d\d))?$/;

/** ISO 8601, with or without a zone (then São Paulo's); null: unreadable, or not of this time. */
export function momentOf(body: PortalBody, now: Date, ...names: readonly string[]): Date | null {
  const [, day, time, utc, hours, minutes] = moment.exec(textOf(body, ...names) ?? '') ?? [];
  if (!day) return null;
  const read = new Date(`${day}T${time!.slice(0, 12)}${utc ?? (hours ? `${hours}:${minutes}` : '-03:00')}`);
  const [ms, dayMs] = [read.getTime(), 24 * 3600_000];
  return ms > now.getTime() - 366 * dayMs && ms < now.getTime() + dayMs ? read : null;
}
