import { z } from 'zod';
import { buildSearchUrl } from '@domain/search/build-url';
import type { SearchFilters } from '@domain/search/filters';
import { parseSearchUrl } from '@domain/search/parse-url';
import { requiredText } from '@domain/validation/text';

/** A property's reference; separators and case are ignored. */
export const code = z.union([requiredText('falta o código', 50), z.number().int().transform(String)]);

export const codes = z.array(code).min(1).max(500);

/** Parses a result list's path: '/imoveis/…?…'. */
export function searchOf(path: string): SearchFilters {
  const { pathname, searchParams } = new URL(path, 'http://here.invalid');
  return parseSearchUrl(pathname, searchParams);
}

/** A search as the canonical path of its result list; anything else is an error. */
export const search = requiredText('falta a busca', 500).transform((text, context) => {
  const path = text.replace(/^https?:\/\/[^/]+/, '').replace(/(?<=.)\/$/, '');
  const understood = /^\/imoveis(?:[/?]|$)/.test(path) ? buildSearchUrl(searchOf(path)) : null;
  if (understood === path) return path;
  context.addIssue(
    understood === null
      ? 'espera-se o endereço de uma busca do site, como /imoveis/venda/sao-paulo'
      : `a busca se lê como ${understood}: escreva assim, ou corrija-a`,
  );
  return z.NEVER;
});

/** Selects properties by codes, by search, or by days since listing. */
export const rule = z
  .strictObject({
    codes: codes.optional(),
    search: search.optional(),
    days: z.number().int().min(1).max(365).optional(),
  })
  .refine((each) => Object.values(each).filter((value) => value !== undefined).length === 1, {
    error: 'espera-se codes, search ou days, um dos três',
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type Rule = z.output<typeof rule>;
