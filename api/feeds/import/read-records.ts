import sax from 'sax';
import { FeedError } from './feed-error';
import { type FeedNode, nodeName } from './feed-node';
import { limits } from './limits';

/** `oversized`: `node` is incomplete. */
export interface FeedRecord {
  node: FeedNode;
  oversized: boolean;
  /** Of its opening tag, from 1. */
  line: number;
}
export interface FeedHead {
  root: string;
  /** Header > Provider, or its equivalent. */
  provider: string;
}

/** The first match determines the feed's element. */
const recordNames = ['listing', 'imovel', 'anuncio', 'property', 'oferta'];
/** Known formats without a dialect: Spanish OpenNavent. */
const unread: Record<string, string> = { avisos: 'OpenNavent' };
/** An unclosed one means a truncated file. */
const rootNames = ['listingdatafeed', 'listings', 'carga', 'imoveis', 'document', 'opennavent'];
const feedStart = new RegExp(
  `<\\?xml|<(?:\\w+:)?(?:${[...rootNames, ...Object.keys(unread)].join('|')})\\b`,
  'i',
);
/** Unescaped HTML stays text, for `cleanText`. */
const html = new Set('p b i u br hr strong em ul ol li span div font small h1 h2 h3 h4 h5 h6'.split(' '));
const providerNames = ['provider', 'nomeanunciante', 'imobiliaria', 'anunciante'];

// Real comments exceed sax's default buffer (64 KB).
(sax as { MAX_BUFFER_LENGTH?: number }).MAX_BUFFER_LENGTH = limits.markupCharacters;

/**
 * Reads imperfect XML with sax's loose mode, which never expands DTD entities. Yields listings as they are complete.
 * @throws FeedError for text that is not a feed, or is truncated
 */
export async function* readRecords(
  text: AsyncIterable<string>,
  onHead?: (head: FeedHead) => void,
): AsyncGenerator<FeedRecord> {
  const collector = new RecordCollector();
  let isHeadSent = false;
  const emitHead = () => {
    if (!isHeadSent) onHead?.(collector.head);
    isHeadSent = true;
  };
  for await (const piece of text) {
    collector.write(piece.replaceAll('\0', ''));
    if (collector.ready.length > 0) emitHead();
    yield* collector.take();
  }
  collector.end();
  emitHead();
  yield* collector.take();
}

class RecordCollector {
  readonly head: FeedHead = { root: '', provider: '' };
  ready: FeedRecord[] = [];
  private readonly parser = sax.parser(false, { lowercase: true, trim: false, noscript: true });
  private path: string[] = [];
  private recordName = '';
  /** Depth of the first listing; a closing tag above it ends the list. */
  private recordDepth = 0;
  private listClosed = false;
  /** Depth of the current listing: unclosed listings nest. */
  private recordStart = 0;
  private open: { node: FeedNode; depth: number }[] = [];
  private record: (FeedRecord & { nodes: number; characters: number }) | null = null;
  /** Before the XML. */
  private skippedLines = 0;
  private sawMarkup = false;

  constructor() {
    this.parser.onopentag = (tag) => this.opened(tag.name, tag.attributes as Record<string, string>);
    this.parser.onclosetag = () => this.closed();
    this.parser.ontext = (text) => this.characters(text);
    this.parser.oncdata = (text) => this.characters(text);
    this.parser.onerror = (error) => {
      throw new FeedError('malformed', error.message.split('\n')[0]);
    };
  }

  write(piece: string): void {
    if (this.sawMarkup || piece.trim() === '') return void this.parser.write(piece);
    // Skips script output before the XML.
    const known = piece.search(feedStart);
    const start = known >= 0 ? known : piece.indexOf('<');
    if (start < 0) throw new FeedError('not-xml');
    this.sawMarkup = true;
    this.skippedLines = piece.slice(0, start).split('\n').length - 1;
    this.parser.write(piece.slice(start));
  }

  take(): FeedRecord[] {
    const taken = this.ready;
    this.ready = [];
    return taken;
  }

  end(): void {
    if (!this.sawMarkup) throw new FeedError('empty');
    if (!this.head.root) throw new FeedError('not-xml');
    if (this.listClosed || (this.recordName && this.path.length === 0)) return;
    const open = this.path.length > 0;
    if (open && (this.recordName || rootNames.includes(nodeName(this.head.root))))
      throw new FeedError('cut-off');
    throw new FeedError('unknown-shape', `elemento raiz ${this.head.root.slice(0, 60)}`);
  }

  private opened(tag: string, attributes: Record<string, string>): void {
    const name = nodeName(tag);
    if (this.path.length === 0 && !this.head.root) {
      this.head.root = tag;
      if (name === 'html') throw new FeedError('html-page');
    }
    if (!this.recordName && unread[name]) throw new FeedError('not-read-yet', unread[name]);
    // The previous listing was not closed.
    if (this.record && name === this.recordName) this.finishRecord();
    this.path.push(name);
    this.checkDepth();
    if (!this.record && (this.recordName ? name === this.recordName : recordNames.includes(name))) {
      this.recordName = name;
      this.recordDepth ||= this.path.length;
      this.recordStart = this.path.length;
      const line = this.parser.line + this.skippedLines + 1;
      this.record = { node: makeNode(name, attributes), nodes: 0, characters: 0, oversized: false, line };
      this.open = [{ node: this.record.node, depth: this.path.length }];
      return;
    }
    if (!this.record) return;
    this.record.nodes += 1;
    if (this.record.nodes > limits.nodes) {
      this.record.oversized = true;
      return;
    }
    if (html.has(name)) return this.characters(`<${name}>`);
    const node = makeNode(name, attributes);
    this.open.at(-1)!.node.children.push(node);
    this.open.push({ node, depth: this.path.length });
  }

  private checkDepth(): void {
    const depth = this.path.length - this.recordStart;
    if (depth > limits.depth || this.path.length > limits.openElements)
      throw new FeedError('malformed', `mais de ${limits.depth} elementos aninhados`);
  }

  private closed(): void {
    const depth = this.path.length;
    const name = this.path.pop();
    this.recordStart = Math.min(this.recordStart, this.path.length);
    if (this.record && this.open[0]?.depth === depth) this.finishRecord();
    else if (this.open.at(-1)?.depth === depth) this.open.pop();
    const isList = this.recordName ? depth < this.recordDepth : name === 'listings' || name === 'imoveis';
    if (isList) this.listClosed = true;
  }

  private characters(text: string): void {
    if (!this.record) {
      if (!this.recordName && providerNames.includes(this.path.at(-1) ?? ''))
        this.head.provider = (this.head.provider + text).trim().slice(0, 120);
      return;
    }
    this.record.characters += text.length;
    const node = this.open.at(-1)?.node;
    if (!node || this.record.characters > limits.recordCharacters) this.record.oversized = true;
    else if (node.text.length < limits.textCharacters) node.text += text;
  }

  private finishRecord(): void {
    if (this.record) {
      const { node, oversized, line } = this.record;
      this.ready.push({ node, oversized, line });
    }
    this.record = null;
    this.open = [];
  }
}

function makeNode(name: string, attributes: Record<string, string>): FeedNode {
  return {
    name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [nodeName(key), value])),
    text: '',
    children: [],
  };
}
