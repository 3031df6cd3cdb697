import type { placeInBand } from '@domain/owner-report/in-words';
import type { ViewsShown } from './views-shown';

/**
 * What the first sentence is compared with: homes alike, the days before (brief §17.5); null: nothing is known, or
 * nobody can look any more.
 * @param place of the last whole week among those of homes alike
 */
export function comparedText(
  { isActive, isNew, change }: Pick<ViewsShown, 'isNew' | 'change'> & { isActive: boolean },
  place: ReturnType<typeof placeInBand> | null,
): string | null {
  if (!isActive) return null;
  if (isNew) return 'A primeira semana é a que mais diz: é quando quem já procura vê o imóvel.';
  const places = [
    ...(place ? [`${place} faixa dos imóveis parecidos`] : []),
    ...(change ? [`${change} do período anterior`] : []),
  ];
  return places.length > 0 ? `A procura está ${places.join(' e ')}.` : null;
}
