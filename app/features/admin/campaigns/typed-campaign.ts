import type { DraftContent } from '@contract/staff-drafts';
import type { CampaignContent } from '@domain/campaigns/campaign-content';
import { maxBlocks } from '@domain/campaigns/campaign-limits';
import {
  blockField,
  blockFields,
  intents,
  kindField,
  kinds,
  sources,
  type TypedBlock,
  type TypedCampaign,
} from './campaign-fields';

export const emptyBlock = (kind: TypedBlock['kind']): TypedBlock => ({
  kind,
  fields: kind === 'properties' ? { source: sources.codes } : {},
});

export const newCampaign = (): TypedCampaign => ({
  ...{ slug: 'lp-', from: '', until: '', base: '' },
  blocks: [emptyBlock('text'), emptyBlock('photo'), emptyBlock('properties'), emptyBlock('contact')],
});

/** @param read the text of a form's field */
export function typedInForm(read: (name: string) => string): TypedCampaign {
  const blocks: TypedBlock[] = [];
  for (let index = 0; index < maxBlocks; index += 1) {
    const kind = kinds.find((each) => each === read(blockField(index, kindField)));
    if (!kind) break;
    const fields = blockFields[kind].map((field) => [field, read(blockField(index, field))]);
    blocks.push({ kind, fields: Object.fromEntries(fields) });
  }
  return { slug: read('slug'), from: read('from'), until: read('until'), base: read('base'), blocks };
}

/** A stored draft; what does not fit this version's form is left out. */
export function typedInDraft({ slug, from, until, base, blocks }: DraftContent): TypedCampaign {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const list = Array.isArray(blocks) ? (blocks as unknown[]) : [];
  return {
    ...{ slug: text(slug), from: text(from), until: text(until), base: text(base) },
    blocks: list.slice(0, maxBlocks).flatMap((block) => {
      const { kind, fields } = (block ?? {}) as { kind?: unknown; fields?: unknown };
      const known = kinds.find((each) => each === kind);
      if (!known) return [];
      const given = (fields ?? {}) as Record<string, unknown>;
      return [
        {
          kind: known,
          fields: Object.fromEntries(blockFields[known].map((name) => [name, text(given[name])])),
        },
      ];
    }),
  };
}

/** The form of what is published. */
export const typedOf = (
  { slug, from = '', until = '', blocks }: CampaignContent,
  base: string,
): TypedCampaign => ({
  ...{ slug, from, until, base },
  blocks: blocks.map((block) => {
    const { kind, ...values } = block;
    if (kind !== 'properties') return { kind, fields: values as Record<string, string> };
    const { search = '', codes = [] } = values as { search?: string; codes?: string[] };
    const source = search === '' ? sources.codes : sources.search;
    return { kind, fields: { source, search, codes: codes.join(', ') } };
  }),
});

/** For the rules of `campaignContent`. */
export const wantedOf = ({ slug, from, until, blocks }: TypedCampaign) => ({
  slug: slug.trim().replace(/^\//, ''),
  ...(from && { from }),
  ...(until && { until }),
  blocks: blocks.map(wantedBlock),
});

export function wantedBlock({ kind, fields }: TypedBlock): object {
  if (kind === 'contact') return { kind, ...(fields.responsible && { responsible: fields.responsible }) };
  if (kind !== 'properties') return { kind, ...fields };
  const { source, search = '', codes = '' } = fields;
  return source === sources.search
    ? { kind, search: pathOf(search) }
    : { kind, codes: codes.split(/[,;\n]/).flatMap((code) => code.trim() || []) };
}

/** Of an address that was copied whole. */
const pathOf = (search: string) => search.trim().replace(/^https?:\/\/[^/]+/, '');

/** What a button does with the blocks. @param intent 'sobe:2', 'por' @returns the block that was moved or added */
export function rearranged(
  { blocks, ...rest }: TypedCampaign,
  intent: string,
  added: TypedBlock['kind'] | undefined,
): { campaign: TypedCampaign; at: number | null } {
  const unchanged = { campaign: { blocks, ...rest }, at: null };
  if (intent === intents.add) {
    if (!added || blocks.length >= maxBlocks) return unchanged;
    return { campaign: { ...rest, blocks: [...blocks, emptyBlock(added)] }, at: blocks.length };
  }
  const [name, place] = intent.split(':');
  const index = Number(place);
  const block = /^\d{1,2}$/.test(place ?? '') ? blocks[index] : undefined;
  if (!block) return unchanged;
  const others = blocks.filter((each) => each !== block);
  if (name === intents.remove) return { campaign: { ...rest, blocks: others }, at: null };
  const to = name === intents.up ? index - 1 : name === intents.down ? index + 1 : -1;
  if (to < 0 || to > others.length) return unchanged;
  return { campaign: { ...rest, blocks: others.toSpliced(to, 0, block) }, at: to };
}
