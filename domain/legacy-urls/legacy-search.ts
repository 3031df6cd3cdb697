import { negotiationOfWord } from '@domain/taxonomy/negotiations';
import { isCountrySegment, isStateSegment } from './countries';
import { toListing } from './listing';
import { overriding, parseQuery, type Pair } from './query';
import type { Redirect } from './redirect';

/** `/{venda|aluguel}[/{country}][/{uf}][/{city}][/{district}]/{immobileType}` (settled §3, rule 6). */
export function legacySearch(segments: readonly string[], query: string): Redirect | null {
  const [word = '', ...rest] = segments;
  const negotiation = negotiationOfWord(word.toLowerCase());
  if (!negotiation) return null;
  // The last segment is the type, except in '/venda/argentina'.
  const last = rest.at(-1);
  const isCountry = last !== undefined && rest.length === 1 && isCountrySegment(last);
  const where = isCountry ? rest : rest.slice(0, -1);
  const country = where[0] && isCountrySegment(where[0]) ? where.shift() : undefined;
  const state = where[0] && isStateSegment(where[0]) ? where.shift() : undefined;
  const [city, district, ...tooMany] = where;
  if (tooMany.length > 0) return null;

  const parameters: Pair[] = [
    ['comprar', negotiation === 'sell' ? '1' : '0'],
    ['alugar', negotiation === 'rent' ? '1' : '0'],
  ];
  const add = (name: string, value: string | undefined) => value && parameters.push([name, value]);
  add('pais', country);
  add('estado', state?.toUpperCase());
  add('cidade', city);
  add('bairros[]', district);
  add('tipologia[]', isCountry ? undefined : last);
  return toListing(overriding(parameters, parseQuery(query)));
}
