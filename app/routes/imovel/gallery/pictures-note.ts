import type { PropertyDetail } from '~/domain/property';
import { isUnbuilt } from '../words/noun';

export const demoPictures = 'Imagens de demonstração.';

/** What the pictures are, if they are not photographs of the property; undefined: they are. */
export function picturesNote(
  { condition, entrega }: Pick<PropertyDetail, 'condition' | 'entrega'>,
  { isDemo }: { isDemo: boolean },
): string | undefined {
  const notes = [
    ...(isUnbuilt({ condition, entrega }) ? ['Imagens da incorporadora: o prédio ainda não existe.'] : []),
    ...(isDemo ? [demoPictures] : []),
  ];
  return notes.join(' ') || undefined;
}
