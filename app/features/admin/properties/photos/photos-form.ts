import { maxArrangedPhotos } from '@domain/property/photo-arrangement';
import { defineForm } from '~/forms/form';

export const photosIntents = { save: 'salvar', add: 'adicionar', remove: 'apagar' } as const;

const numbered = (name: string) => Array.from({ length: maxArrangedPhotos }, (_, place) => name + place);
/** By place, as the form shows them. */
export const captionField = (place: number): string => `legenda${place}`;
export const reasonField = (place: number): string => `motivo${place}`;
export const photoFields: readonly string[] = [...numbered('legenda'), ...numbered('motivo')];

/** The arrangement of a page that is left to send photos: its fields are hidden. */
export const photosForm = defineForm({
  id: 'fotos',
  labels: { versao: 'Versão', arranjo: 'Ordem', recusadas: 'Recusadas' },
  isShort: true,
  schema: () => import('./photos-schema').then(({ photosSchema }) => photosSchema),
});
