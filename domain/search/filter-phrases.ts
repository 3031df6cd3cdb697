import type { SearchFilters } from './filters';
import { detailLabel, type RenovationLevel } from '../taxonomy/attributes';
import { conditionTree, conditionValues, type Condition } from '../taxonomy/conditions';
import type { Currency } from '../taxonomy/currencies';
import { areaPhrase, countPhrase, formatKilometres, joinWords, pricePhrase } from './labels';
import { isRadiusSearch } from './normalize';

/** A phrase about one property and about several. */
type OneAndMany = readonly [one: string, many: string];

const conditionPhrases: Record<Condition, OneAndMany> = {
  soonLaunch: ['em breve lançamento', 'em breve lançamento'],
  launch: ['em lançamento', 'em lançamento'],
  underConstruction: ['em construção', 'em construção'],
  new: ['pronto para morar', 'prontos para morar'],
  used: ['usado', 'usados'],
};
const renovationPhrases: Record<RenovationLevel, OneAndMany> = {
  contrapiso: ['no contrapiso', 'no contrapiso'],
  reformadissimo: ['reformadíssimo', 'reformadíssimos'],
  reformado: ['reformado', 'reformados'],
  'precisa-de-reforma-parcial': ['que precisa de reforma parcial', 'que precisam de reforma parcial'],
  'precisa-de-atualizacao': ['que precisa de atualização', 'que precisam de atualização'],
  'precisa-de-reforma-total': ['que precisa de reforma total', 'que precisam de reforma total'],
};

/**
 * The filters that a heading does not tell, each as a phrase that follows '128 imóveis': 'com três quartos ou mais', 'de
 * R$ 4 mi a R$ 12 mi'. Where `total` is 1 they speak of one property.
 */
export function filterPhrases(filters: SearchFilters, currency: Currency, total: number): string[] {
  const say = ([one, many]: OneAndMany) => (total === 1 ? one : many);
  return [
    withThings(filters),
    withAmenities(filters),
    pricePhrase(filters.price, currency),
    areaPhrase(filters.area),
    conditionPhrase(filters.condition, say),
    joinWords(
      filters.renovationLevel.map((level) => say(renovationPhrases[level])),
      'ou',
    ),
    filters.acceptExchange && say(['que aceita permuta', 'que aceitam permuta']),
    filters.renownedArchitects && 'de arquitetos renomados',
    filters.highlighted && 'em destaque',
    filters.exclusivity && 'com exclusividade',
    filters.news && 'entre as novidades',
    filters.condominiumName && 'no condomínio escolhido',
    filters.curadoria && 'da curadoria escolhida',
    filters.corretor && 'do consultor escolhido',
    isRadiusSearch(filters) &&
      !!filters.range &&
      `a até ${formatKilometres(filters.range)} do ponto escolhido`,
  ].filter((phrase): phrase is string => !!phrase);
}

function withThings(filters: SearchFilters): string {
  const counts = (['dorms', 'suites', 'parkingLots'] as const).flatMap((counted) => {
    const atLeast = filters[counted];
    return atLeast ? [countPhrase(counted, atLeast)] : [];
  });
  const details = filters.propertyDetails.map((slug) => detailLabel(slug).toLowerCase());
  const things = [...counts, ...details, ...(filters.virtualVisit ? ['visita virtual'] : [])];
  return things.length > 0 ? `com ${joinWords(things)}` : '';
}

function withAmenities({ condominiumDetails }: SearchFilters): string {
  const amenities = condominiumDetails.map((slug) => detailLabel(slug).toLowerCase());
  return amenities.length > 0 ? `com ${joinWords(amenities)} no condomínio` : '';
}

/** The whole branch of new buildings is called by the branch; all conditions together say nothing. */
function conditionPhrase(chosen: readonly Condition[], say: (phrase: OneAndMany) => string): string {
  if (chosen.length === conditionValues.length) return '';
  const [fresh] = conditionTree;
  if (chosen.length === fresh.values.length && !chosen.includes('used')) return say(['novo', 'novos']);
  const inOrder = conditionTree.flatMap((branch) => branch.values).filter((value) => chosen.includes(value));
  return joinWords(
    inOrder.map((value) => say(conditionPhrases[value])),
    'ou',
  );
}
