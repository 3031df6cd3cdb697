import type { BlockKind } from '@domain/campaigns/campaign-content';
import { maxBlocks } from '@domain/campaigns/campaign-limits';

export const kindNames: Record<BlockKind, string> = {
  text: 'Texto',
  photo: 'Foto',
  properties: 'Imóveis',
  quote: 'Citação',
  contact: 'Contato',
};
export const kinds = Object.keys(kindNames) as BlockKind[];

/** A block of the form, as typed. */
export interface TypedBlock {
  kind: BlockKind;
  fields: Record<string, string>;
}
export interface TypedCampaign {
  slug: string;
  from: string;
  until: string;
  blocks: TypedBlock[];
  /** Of what was published when the draft began; '': nothing. */
  base: string;
}

export const blockFields: Record<BlockKind, readonly string[]> = {
  text: ['title', 'text'],
  photo: ['photo', 'alt'],
  properties: ['source', 'search', 'codes'],
  quote: ['text', 'author'],
  contact: ['responsible'],
};
export const sources = { search: 'busca', codes: 'codigos' } as const;

/** 'b2-alt' */
export const blockField = (index: number, field: string) => `b${index}-${field}`;
export const kindField = 'kind';
export const [versionField, newKindField, endedField] = ['versao', 'novo', 'antiga'];

/** 'sobe:2' */
export const intents = {
  save: 'salvar',
  publish: 'publicar',
  discard: 'descartar',
  add: 'por',
  up: 'sobe',
  down: 'desce',
  remove: 'tira',
  /** The address of an ended campaign leads to this one. */
  redirect: 'levar',
} as const;

/** All names that the form may have. */
export const campaignFormFields: readonly string[] = [
  ...['slug', 'from', 'until', 'base', versionField, newKindField, endedField],
  ...Array.from({ length: maxBlocks }, (_, index) =>
    [kindField, ...new Set(Object.values(blockFields).flat())].map((field) => blockField(index, field)),
  ).flat(),
];
