import { fromMarkdown } from 'mdast-util-from-markdown';
import { slugify } from '../kernel/text';
import { photoAddress } from './photo-address';
import { isSitePath, safeHref } from './safe-address';
import { maxTextLength } from './text-limits';
import { type Inline, type PhotoBlock, plainText, type PropertiesBlock, type TextBlock } from './text-blocks';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type InlineNode = Extract<Node, { type: 'paragraph' }>['children'][number];

/** Deeper lists and quotes become text. */
const maxDepth = 6;
const [usualProperties, maxProperties] = [3, 9];

/** '[imóveis: /imoveis/venda?quartos=3, 3]', alone in its line. */
const propertiesLine = /^ {0,3}\[im[oó]veis:[ \t]*([^\s,\]]+)[ \t]*(?:,[ \t]*(\d{1,2})[ \t]*)?\][ \t]*$/iu;

/** HTML, code and definitions are no marks: they are text. */
const noMarks = [
  ...['htmlFlow', 'htmlText', 'codeIndented', 'codeFenced', 'codeText', 'definition', 'setextUnderline'],
];

/** Reads Markdown (CommonMark without HTML, code and definitions). Never throws; what is not understood is text. */
export function parseText(source: string): TextBlock[] {
  const text = separateLines(source.slice(0, maxTextLength));
  const root = fromMarkdown(text, { extensions: [{ disable: { null: noMarks } }] });
  return new Parser(text).blocks(root.children, 0);
}

/** A line of properties is a block of its own, also directly below a paragraph. */
const separateLines = (source: string): string =>
  source
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => (propertiesLine.test(line) ? `\n${line}\n` : line))
    .join('\n');

class Parser {
  readonly #ids = new Map<string, number>();

  constructor(readonly text: string) {}

  blocks(nodes: readonly Node[], depth: number): TextBlock[] {
    return nodes.flatMap((node) => this.block(node, depth));
  }

  block(node: Node, depth: number): TextBlock[] {
    if (depth > maxDepth) return [{ kind: 'paragraph', content: [{ kind: 'text', text: this.#raw(node) }] }];
    switch (node.type) {
      case 'heading':
        return this.#heading(node);
      case 'paragraph':
        return this.#paragraph(node);
      case 'list':
        return [
          {
            ...{ kind: 'list', isOrdered: node.ordered === true, start: node.start ?? 1 },
            items: node.children.map((item) => this.blocks(item.children, depth + 1)),
          },
        ];
      case 'blockquote':
        return [quoteOf(this.blocks(node.children, depth + 1))];
      case 'thematicBreak':
        return [{ kind: 'rule' }];
      default:
        return [];
    }
  }

  #heading({ depth, children }: Extract<Node, { type: 'heading' }>): TextBlock[] {
    const content = inlines(children);
    const text = plainText(content);
    if (text.trim() === '') return [];
    return [{ kind: 'heading', level: depth > 2 ? 3 : 2, id: this.#idOf(text), content }];
  }

  #paragraph(node: Extract<Node, { type: 'paragraph' }>): TextBlock[] {
    const properties = propertiesOf(this.#raw(node));
    if (properties) return [properties];
    const content = trimmed(inlines(node.children));
    const photos = photosOf(node.children);
    return [...(content.length > 0 ? [{ kind: 'paragraph' as const, content }] : []), ...photos];
  }

  /** 't-…': no id of the page around it. */
  #idOf(text: string): string {
    const id = `t-${slugify(text).slice(0, 60) || 'parte'}`;
    const count = (this.#ids.get(id) ?? 0) + 1;
    this.#ids.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  }

  #raw({ position }: Node): string {
    return position ? this.text.slice(position.start.offset, position.end.offset) : '';
  }
}

export function propertiesOf(line: string): PropertiesBlock | null {
  const [, search, count] = propertiesLine.exec(line) ?? [];
  if (search === undefined || !/^\/imoveis(?:[/?]|$)/.test(search) || !isSitePath(search)) return null;
  const wanted = count === undefined ? usualProperties : Number(count);
  return { kind: 'properties', search, count: Math.min(Math.max(wanted, 1), maxProperties) };
}

/** The author is the last line, after a dash: '— Ana Reis'. */
function quoteOf(blocks: TextBlock[]): TextBlock {
  const last = blocks.at(-1);
  const lines = last?.kind === 'paragraph' ? linesOf(last.content) : [];
  const author = /^[—–]\s*(\S.*)$/u.exec(plainText(lines.at(-1) ?? []).trim())?.[1];
  if (author === undefined) return { kind: 'quote', content: blocks, author: null };
  const rest = lines.slice(0, -1).flatMap((line, index) => (index > 0 ? [newLine, ...line] : line));
  const before = blocks.slice(0, -1);
  const content = rest.length > 0 ? [...before, { kind: 'paragraph' as const, content: rest }] : before;
  return { kind: 'quote', content, author };
}

const newLine: Inline = { kind: 'text', text: '\n' };

function linesOf(content: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const each of content) {
    if (each.kind === 'break') lines.push([]);
    else if (each.kind !== 'text') lines.at(-1)!.push(each);
    else
      each.text.split('\n').forEach((text, index) => {
        if (index > 0) lines.push([]);
        if (text !== '') lines.at(-1)!.push({ kind: 'text', text });
      });
  }
  return lines.filter((line) => line.length > 0);
}

const inlines = (nodes: readonly InlineNode[], depth = 0): Inline[] =>
  nodes.flatMap((node) => inlineOf(node, depth));

function inlineOf(node: InlineNode, depth: number): Inline[] {
  switch (node.type) {
    case 'text':
      return [{ kind: 'text', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'strong':
    case 'emphasis': {
      const content = inlines(node.children, depth + 1);
      return depth > maxDepth ? content : [{ kind: node.type, content }];
    }
    case 'link': {
      const content = inlines(node.children, depth + 1);
      const href = safeHref(node.url);
      const isExternal = href !== null && /^https:/i.test(href);
      return href === null ? content : [{ kind: 'link', href, isExternal, content }];
    }
    default:
      return [];
  }
}

/** Photos among words come after their paragraph. */
const photosOf = (nodes: readonly InlineNode[]): PhotoBlock[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'image') return 'children' in node ? photosOf(node.children) : [];
    const url = photoAddress(node.url);
    const caption = node.title?.trim() ? node.title.trim() : null;
    return url === null ? [] : [{ kind: 'photo', url, alt: node.alt?.trim() ?? '', caption }];
  });

/** Without line breaks at the ends, which images leave. */
function trimmed(content: Inline[]): Inline[] {
  const isBlank = (each: Inline | undefined) =>
    each?.kind === 'break' || (each?.kind === 'text' && each.text.trim() === '');
  const [from, to] = [
    content.findIndex((each) => !isBlank(each)),
    content.findLastIndex((each) => !isBlank(each)),
  ];
  return from < 0 ? [] : content.slice(from, to + 1);
}
