// Parsers accept many forms of an answer and return our strict models, so pages need no further checks.

export type Fields = Readonly<Record<string, unknown>>;

/** A required value is missing. In a list, only the item is omitted; otherwise the whole answer fails. */
export class ParseError extends Error {
  override name = 'ParseError';
  constructor(
    /** 'items.3.id'; '' for the answer itself. Never contains a value. */
    readonly path: string,
    readonly expected: string,
  ) {
    super(`${path || 'the answer'}: expected ${expected}`);
  }
}

export interface ParserContext {
  /** null if the operator does not allow the origin. */
  pictureAddress(address: string): string | null;
  leftOut(reason: ParseError): void;
}

export type Parser<Model> = (value: unknown, context: ParserContext) => Model;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of an object; {} for other values. */
export const within = (value: unknown): Fields => (isObject(value) ? value : {});

export function object(value: unknown, path = ''): Fields {
  if (isObject(value)) return value;
  throw new ParseError(path, 'an object');
}

export function required<T>(value: T | null | undefined, path: string, expected: string): T {
  if (value === null || value === undefined) throw new ParseError(path, expected);
  return value;
}

/** The answer, or its `data`: back ends differ. */
export const unwrapped = (value: unknown): unknown =>
  isObject(value) && 'data' in value ? value.data : value;

/** Items that can be parsed; reports the others by index. */
export function listOf<Model>(
  list: unknown,
  path: string,
  read: Parser<Model>,
  context: ParserContext,
): Model[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, index) => {
    try {
      return [read(item, context)];
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      context.leftOut(
        new ParseError([path, index, error.path].filter((part) => part !== '').join('.'), error.expected),
      );
      return [];
    }
  });
}

/** @throws ParseError if it is no list, or if no item of a non-empty list can be parsed */
export function requiredList<Model>(
  list: unknown,
  path: string,
  read: Parser<Model>,
  context: ParserContext,
): Model[] {
  if (!Array.isArray(list)) throw new ParseError(path, 'a list');
  const omitted: ParseError[] = [];
  const items = listOf(list, path, read, { ...context, leftOut: (reason) => void omitted.push(reason) });
  const [first] = omitted;
  if (first && items.length === 0) throw first;
  omitted.forEach(context.leftOut);
  return items;
}

/** null if the value cannot be parsed; for optional parts. */
export function parseOrNull<Model>(
  value: unknown,
  read: Parser<Model>,
  context: ParserContext,
): Model | null {
  try {
    return read(value, context);
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}
