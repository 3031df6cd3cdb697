import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { houseFile } from './house-file';

/** What is wrong with a house file, and where. */
export interface HouseFault {
  /** From 1. */
  line: number;
  /** 'offices[0].creci'; '' for the file as a whole. */
  path: string;
  message: string;
}

export class HouseFileError extends Error {
  constructor(readonly faults: readonly HouseFault[]) {
    super(faults.map(faultText).join('\n'));
  }
}

export const faultText = ({ line, path, message }: HouseFault): string =>
  `linha ${line}${path && `, ${path}`}: ${message}`;

/** What a house file says; the pictures are as they were written. */
export type SaidHouse = z.output<typeof houseFile>;

/** A house file that was understood, and in which line each of its parts stands. */
export interface ReadHouse {
  said: SaidHouse;
  lineOf(path: readonly PropertyKey[]): number;
}

/**
 * Reads a house file (YAML 1.2).
 * @throws HouseFileError with everything that is wrong with it
 */
export function readHouseFile(text: string): ReadHouse {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [broken] = [...document.errors, ...document.warnings];
  if (broken)
    throw new HouseFileError([
      { line: lines.linePos(broken.pos[0]).line, path: '', message: `não é YAML (${broken.message})` },
    ]);
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  // An empty file, or one of comments alone, is a house of which nothing is said.
  const given: unknown = document.toJS({ maxAliasCount: 20 }) ?? {};
  if (document.contents !== null && !isMap(document.contents))
    throw new HouseFileError([{ line: 1, path: '', message: 'esperam-se chaves, como "name: Casa Tal"' }]);
  const read = houseFile.safeParse(given, { error: z.locales.pt().localeError });
  if (read.success) return { said: read.data, lineOf };
  const isThere = (path: readonly PropertyKey[]) => document.hasIn(path);
  throw new HouseFileError(read.error.issues.flatMap((issue) => faultsOf(issue, lineOf, isThere)));
}

function faultsOf(
  issue: z.core.$ZodIssue,
  lineOf: ReadHouse['lineOf'],
  isThere: (path: readonly PropertyKey[]) => boolean,
): HouseFault[] {
  const at = (path: PropertyKey[], message: string): HouseFault => ({
    line: lineOf(path),
    path: pathText(path),
    message,
  });
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => at([...issue.path, key], 'não se conhece esta chave'));
  return [at(issue.path, issue.code === 'invalid_type' && !isThere(issue.path) ? 'falta' : issue.message)];
}

/** ['offices', 0, 'creci'] → 'offices[0].creci' */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
