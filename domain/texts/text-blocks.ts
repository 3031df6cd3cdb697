/** A text of the brokerage as pages show it: no mark-up, only these elements (parse-text.ts). */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; isExternal: boolean; content: Inline[] }
  | { kind: 'break' };

export interface PhotoBlock {
  kind: 'photo';
  /** https, or a photo of the brokerage's own ('house:…'). */
  url: string;
  /** '' if there is none. */
  alt: string;
  caption: string | null;
}

export interface PropertiesBlock {
  kind: 'properties';
  /** Path and query of a listing: '/imoveis/venda?quartos=3'. */
  search: string;
  count: number;
}

export interface QuoteBlock {
  kind: 'quote';
  content: TextBlock[];
  author: string | null;
}

export type TextBlock =
  | { kind: 'heading'; level: 2 | 3; id: string; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: TextBlock[][] }
  | { kind: 'rule' }
  | QuoteBlock
  | PhotoBlock
  | PropertiesBlock;

/** All blocks, also those in lists and quotes. */
export function allBlocks(blocks: readonly TextBlock[]): TextBlock[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return [block, ...block.items.flatMap(allBlocks)];
    if (block.kind === 'quote') return [block, ...allBlocks(block.content)];
    return [block];
  });
}

export const photosIn = (blocks: readonly TextBlock[]): PhotoBlock[] =>
  allBlocks(blocks).filter((block) => block.kind === 'photo');

export const propertiesIn = (blocks: readonly TextBlock[]): PropertiesBlock[] =>
  allBlocks(blocks).filter((block) => block.kind === 'properties');

export const linksIn = (blocks: readonly TextBlock[]): Extract<Inline, { kind: 'link' }>[] =>
  allBlocks(blocks).flatMap((block) => ('content' in block ? inlineLinks(block.content) : []));

function inlineLinks(content: readonly (Inline | TextBlock)[]): Extract<Inline, { kind: 'link' }>[] {
  return content.flatMap((each) => {
    if (each.kind === 'link') return [each];
    return each.kind === 'strong' || each.kind === 'emphasis' ? inlineLinks(each.content) : [];
  });
}

/** Without marks; of a paragraph or a heading. */
export const plainText = (content: readonly Inline[]): string =>
  content
    .map((each) => {
      if (each.kind === 'text') return each.text;
      return each.kind === 'break' ? ' ' : plainText(each.content);
    })
    .join('');
