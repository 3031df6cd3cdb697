import { type Document, isMap, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { z } from 'zod';
import { didYouMean } from '@domain/kernel/did-you-mean';
import { brokerageFile } from './brokerage-file';
import { checkFile } from './file-checks';
import { knownKeys } from './known-keys';

export interface BrokerageFileFault {
  /** From 1. */
  line: number;
  /** 'offices[0].creci'; '' for the whole file. */
  path: string;
  message: string;
}

export class BrokerageFileError extends Error {
  constructor(readonly faults: readonly BrokerageFileFault[]) {
    super(faults.map(faultText).join('\n'));
  }
}

export const faultText = ({ line, path, message }: BrokerageFileFault): string =>
  `linha ${line}${path && `, ${path}`}: ${message}`;

/** Pictures are unresolved. */
export type BrokerageFileContent = z.output<typeof brokerageFile>;

type FaultAt = (path: readonly PropertyKey[], message: string) => BrokerageFileFault;

export interface CheckedBrokerageFile {
  /** The file's values as they are written, with their errors. */
  given: unknown;
  /** null: the file has errors. */
  content: BrokerageFileContent | null;
  faults: readonly BrokerageFileFault[];
  faultAt: FaultAt;
}

/** Reads a brokerage file (YAML 1.2) and all its errors. */
export function checkBrokerageFile(text: string): CheckedBrokerageFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const faultAt: FaultAt = (path, message) => ({ line: lineOf(path), path: pathText(path), message });
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const broken = [...document.errors, ...document.warnings].map(
    ({ code, message, pos }): BrokerageFileFault => ({
      line: lines.linePos(pos[0]).line,
      path: '',
      message:
        code === 'DUPLICATE_KEY' ? 'esta chave já está acima, no mesmo lugar' : `não é YAML (${message})`,
    }),
  );
  // Without its structure, a file's values would be reported as missing or unknown.
  if (document.errors.some(({ code }) => code !== 'DUPLICATE_KEY'))
    return { given: null, content: null, faults: broken, faultAt };
  if (document.contents !== null && !isMap(document.contents)) {
    const notKeys = { line: 1, path: '', message: 'esperam-se chaves, como "name: Casa Tal"' };
    return { given: null, content: null, faults: [...broken, notKeys], faultAt };
  }
  const aliases = aliasFault(document, lines);
  if (aliases) return { given: null, content: null, faults: [...broken, aliases], faultAt };
  // An empty file is valid.
  const given: unknown = document.toJS({ maxAliasCount }) ?? {};
  const read = brokerageFile.safeParse(given, { error: z.locales.pt().localeError });
  const isThere = (path: readonly PropertyKey[]) => document.hasIn(path);
  const wrong = (read.error?.issues ?? []).flatMap((issue) => faultsOf(issue, faultAt, isThere));
  const faults = [
    ...broken,
    ...wrong,
    ...checkFile(given).map(({ path, message }) => faultAt(path, message)),
  ];
  return { given, content: faults.length > 0 ? null : read.data!, faults: inOrder(faults), faultAt };
}

/** Each alias counts with those inside it, so that a small file cannot grow without limit. */
const maxAliasCount = 20;

function aliasFault(document: Document, lines: LineCounter): BrokerageFileFault | null {
  try {
    document.toJS({ maxAliasCount });
    return null;
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    let at = 0;
    visit(document, { Alias: (_key, { range }) => void (at = range?.[0] ?? at) });
    const message = 'repete demais com * (aliases): escreva os valores por extenso';
    return { line: lines.linePos(at).line, path: '', message };
  }
}

/** The file's content. @throws BrokerageFileError with all errors */
export function readBrokerageFile(text: string): { said: BrokerageFileContent } {
  const { content, faults } = checkBrokerageFile(text);
  if (!content) throw new BrokerageFileError(faults);
  return { said: content };
}

/** By line; the first error of each path and message. */
export function inOrder(faults: readonly BrokerageFileFault[]): BrokerageFileFault[] {
  const unique = new Map(faults.map((fault) => [faultText(fault), fault]));
  return [...unique.values()].sort((one, other) => one.line - other.line);
}

function faultsOf(
  issue: z.core.$ZodIssue,
  faultAt: FaultAt,
  isThere: (path: readonly PropertyKey[]) => boolean,
): BrokerageFileFault[] {
  const unknownKey = (key: PropertyKey, path: readonly PropertyKey[]) =>
    faultAt(
      [...path, key],
      `não se conhece esta chave${didYouMean(String(key), knownKeys(brokerageFile, path))}`,
    );
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(key, issue.path));
  if (issue.code === 'invalid_key') return [unknownKey(issue.path.at(-1)!, issue.path.slice(0, -1))];
  return [
    faultAt(issue.path, issue.code === 'invalid_type' && !isThere(issue.path) ? 'falta' : issue.message),
  ];
}

/** ['offices', 0, 'creci'] → 'offices[0].creci' */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
