import { z } from 'zod';
import { localMomentPattern } from '../texts/shown-period';
import { photoAddress } from '../texts/photo-address';
import { isSitePath } from '../texts/safe-address';
import { requiredText, text, tooLong } from '../validation/text';
import { maxBlocks, maxCodes } from './campaign-limits';

/** Of the address and of the parameter: '/lp-verao-2027' leads to '/imoveis?lp=lp-verao-2027'. */
export const campaignSlugPattern = /^lp-[a-z0-9]+(?:-[a-z0-9]+)*$/;

const optional = (max: number) =>
  text('espera-se um texto')
    .refine((value) => value.length <= max, tooLong(max))
    .transform((value) => (value === '' ? undefined : value))
    .optional();

const textBlock = z
  .strictObject({ kind: z.literal('text'), title: optional(120), text: optional(4_000) })
  .refine(({ title, text: words }) => title !== undefined || words !== undefined, {
    path: ['text'],
    error: 'Escreva um título ou um texto',
  });
const photoBlock = z.strictObject({
  kind: z.literal('photo'),
  photo: requiredText('Escreva o endereço da foto', 1_000).refine(
    (address) => photoAddress(address) !== null,
    'Use um endereço que começa com https://',
  ),
  alt: requiredText('Escreva o que se vê na foto', 200),
});
/** Of a search, or by code in this order. */
const propertiesBlock = z
  .strictObject({
    kind: z.literal('properties'),
    search: requiredText('Escreva o endereço da busca', 500)
      .refine(
        (path) => /^\/imoveis(?:[/?]|$)/.test(path) && isSitePath(path),
        'Use o endereço de uma busca do site, como /imoveis/venda/sao-paulo',
      )
      .optional(),
    codes: z
      .array(requiredText('Escreva um código', 50))
      .min(1, 'Escreva os códigos')
      .max(maxCodes, `Até ${maxCodes} códigos`)
      .optional(),
  })
  .refine(({ search, codes }) => (search === undefined) !== (codes === undefined), {
    path: ['search'],
    error: 'Escolha uma busca ou códigos',
  });
const quoteBlock = z.strictObject({
  kind: z.literal('quote'),
  text: requiredText('Escreva a citação', 600),
  author: requiredText('Escreva de quem é', 120),
});
const contactBlock = z.strictObject({
  kind: z.literal('contact'),
  /** 'broker:12', 'member:3'; absent: by the rules. */
  responsible: z
    .string()
    .regex(/^(?:broker|member):[1-9]\d{0,8}$/)
    .optional(),
});

export const campaignBlock = z.discriminatedUnion('kind', [
  textBlock,
  photoBlock,
  propertiesBlock,
  quoteBlock,
  contactBlock,
]);
export type CampaignBlock = z.output<typeof campaignBlock>;
export type BlockKind = CampaignBlock['kind'];

const moment = z
  .string('Escreva dia e hora')
  .regex(localMomentPattern, 'Escreva dia e hora')
  .refine((local) => new Date(`${local}:00Z`).toISOString().startsWith(local), 'Este dia não existe')
  .optional();

/** A published campaign page. `from` and `until`: São Paulo's clock. */
export const campaignContent = z
  .strictObject({
    slug: z
      .string('Escreva o endereço')
      .max(80, tooLong(80))
      .regex(campaignSlugPattern, 'Comece com lp- e use letras minúsculas, números e hífens'),
    from: moment,
    until: moment,
    blocks: z
      .array(campaignBlock)
      .min(1, 'Ponha um bloco')
      .max(maxBlocks, `Até ${maxBlocks} blocos`)
      .refine(
        (blocks) => blocks.filter(({ kind }) => kind === 'contact').length < 2,
        'Um só bloco de contato',
      ),
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from < until, {
    path: ['until'],
    error: 'O fim vem depois do início',
  });
export type CampaignContent = z.output<typeof campaignContent>;

/** Title of the first text that has one; else the address. */
export const campaignTitle = ({ slug, blocks }: Pick<CampaignContent, 'slug' | 'blocks'>): string =>
  blocks.flatMap((block) => (block.kind === 'text' && block.title ? [block.title] : []))[0] ?? `/${slug}`;
