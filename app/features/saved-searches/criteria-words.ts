import type { LostCriterion } from '@domain/saved-search/criteria';
import { filterName, type removableFilters, withoutFilter } from '@domain/search/changes';
import { activeChips } from '@domain/search/chips';
import { rowOf } from '@domain/search/filter-rows';
import type { SearchFilters } from '@domain/search/filters';
import { nameOfSlug } from '@domain/search/labels';
import type { SearchPlace } from '@domain/search/place';
import type { Currency } from '@domain/taxonomy/currencies';
import { capitalized } from '@domain/kernel/text';

interface CriteriaInput {
  filters: SearchFilters;
  place: SearchPlace;
  currency: Currency;
  lost?: readonly LostCriterion[];
}

/** Criteria as in a listing's chips: 'Comprar', 'Moema, São Paulo', 'até R$ 12 mi'. */
export function criteriaWords({ filters, place, currency, lost = [] }: CriteriaInput): string[] {
  const isElsewhere = lost.some(({ filter }) => filter === 'local');
  const activeFilters = isElsewhere ? withoutFilter(filters, 'location') : filters;
  const words = activeChips(activeFilters, place, currency).map(({ label }) => label);
  return words.length > 0 || lost.length > 0 ? words : ['Todos os imóveis'];
}

/** Criteria that no longer exist: 'Jardim das Acácias', 'Tipo de imóvel: Bangalo'. */
export function lostWords({ filter, value }: LostCriterion): string {
  if (filter === null) return 'Um critério que a busca não tem mais';
  if (rowOf(filter).place) return value || 'O lugar';
  const name = capitalized(filterName(filter as (typeof removableFilters)[number]).replace(/^[oa]s? /, ''));
  return value ? `${name}: ${nameOfSlug(value)}` : name;
}

/** Explains why a search with a lost criterion sends no alerts. */
export const lostNotice = (lost: readonly LostCriterion[]): string =>
  `${lost.some(({ filter }) => filter === 'local') ? lostPlace : lostOther} Até lá, não avisamos, para não mandar o que você não pediu.`;
const lostPlace = 'Este lugar mudou de nome na nossa busca. Escolha o lugar de novo.';
const lostOther = 'Um critério desta pesquisa não existe mais. Mude os filtros e salve de novo.';
