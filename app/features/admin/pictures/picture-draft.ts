import type { DraftContent } from '@contract/staff-drafts';
import type { PicturePlace } from '@domain/media/picture-place';
import { adminLinks } from '../admin-links';

export interface Picture {
  address: string;
  alt: string;
}

/** Page of the draft. */
export function editorOf({ kind, field, key }: PicturePlace): string {
  switch (kind) {
    case 'campaign':
      return `${adminLinks.showcaseCampaign(key)}#bloco-${field.slice(1)}`;
    case 'page':
      return adminLinks.text('pagina', key);
    case 'article':
      return adminLinks.text('artigo', key);
    default:
      return adminLinks.showcaseItem(kind, key);
  }
}

/** The draft with the picture; of a text at its end. null: the draft has no such place any more. */
export function withPicture(
  place: PicturePlace,
  content: DraftContent,
  picture: Picture,
): DraftContent | null {
  const { address, alt } = picture;
  if (place.kind === 'campaign') {
    const blocks = blocksOf(content);
    const index = Number(place.field.slice(1));
    const block = blocks[index];
    if (block?.kind !== 'photo') return null;
    const changed = { ...block, fields: { ...block.fields, photo: address, alt } };
    return { ...content, blocks: blocks.with(index, changed) as DraftContent[string] };
  }
  if (place.field !== 'text') return { ...content, [place.field]: address, alt };
  const text = textOf(content.text).trimEnd();
  return { ...content, text: `${text}${text && '\n\n'}${photoLine(picture)}\n` };
}

/** What the draft says of the picture that is there. */
export function altIn(place: PicturePlace, content: DraftContent): string {
  if (place.kind === 'campaign') return textOf(blocksOf(content)[Number(place.field.slice(1))]?.fields?.alt);
  return place.field === 'text' ? '' : textOf(content.alt);
}

/** Markdown. */
export const photoLine = ({ address, alt }: Picture): string =>
  `![${alt
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>&!]/g, '\\$&')}](${address})`;

interface Block {
  kind?: unknown;
  fields?: Record<string, unknown>;
}
const blocksOf = ({ blocks }: DraftContent): (Block | null | undefined)[] =>
  Array.isArray(blocks) ? (blocks as (Block | null)[]) : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
