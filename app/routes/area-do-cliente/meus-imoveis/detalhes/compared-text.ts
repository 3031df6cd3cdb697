import type { placeInBand } from '@domain/owner-report/report-texts';
import type { ViewsShown } from './views-shown';

/**
 * Compares demand with comparables and the previous period (brief §17.5); null without data, or if inactive.
 * @param place rank of the last complete week among comparables
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
