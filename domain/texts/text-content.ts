import { z } from 'zod';
import { slugPattern } from '../validation/search-values';
import { requiredText, text, tooLong } from '../validation/text';
import { localMomentPattern } from './shown-period';
import { maxTextLength } from './text-limits';

/** Addresses below /revista-curate that are pages of the site. */
const reservedSlugs: readonly string[] = ['assinatura', 'sucesso', 'artigos'];

/** Not 31/02. */
const isRealDay = (local: string) => new Date(`${local}:00Z`).toISOString().startsWith(local);

const words = (what: string, max: number) => requiredText(`Preencha ${what}`, max);
const optional = (max: number) =>
  text('espera-se um texto')
    .refine((value) => value.length <= max, tooLong(max))
    .transform((value) => (value === '' ? undefined : value))
    .optional();
/** São Paulo's clock. */
export const localMomentValue = z
  .string('espera-se dia e hora, como 2026-11-28T08:00')
  .regex(localMomentPattern, { error: 'Escreva dia e hora', abort: true })
  .refine(isRealDay, 'Este dia não existe');

export const pageShape = {
  title: words('o título', 120),
  lead: words('a abertura', 300),
  text: words('o texto', maxTextLength),
  from: localMomentValue.optional(),
  until: localMomentValue.optional(),
};

export const endsAfterBegin = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  from === undefined || until === undefined || from < until;
export const endError = { path: ['until'], error: 'O fim vem depois do início' };

/** Outside of its period the page shows the site's own text. */
export const pageText = z.strictObject(pageShape).refine(endsAfterBegin, endError);
export type PageText = z.output<typeof pageText>;

/** An article of the magazine. */
export const articleShape = {
  slug: z
    .string('Preencha o endereço')
    .regex(slugPattern, 'Use até 80 letras minúsculas, números e hífens')
    .refine((slug) => !reservedSlugs.includes(slug), 'Este endereço é de outra página da revista'),
  ...pageShape,
  /** For search engines; without it the lead. */
  description: optional(200),
  photo: optional(1000),
  alt: optional(200),
  author: optional(80),
};

export const article = z.strictObject(articleShape).refine(endsAfterBegin, endError);
export type Article = z.output<typeof article>;
