import { searchFilters, type SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { demoPhotoUrl, pictureOf } from './photo-index';

export interface DemoSlide {
  title: string;
  subtitle: string;
  link: string;
  photo: { url: string; alt: string };
}

function slide(title: string, subtitle: string, file: string, search: Partial<SearchFilters>): DemoSlide {
  const { alt } = pictureOf(file);
  const link = buildSearchUrl(searchFilters.parse({ negotiation: 'sell', ...search }));
  return { title, subtitle, link, photo: { url: demoPhotoUrl(file), alt } };
}

export const demoSlides: readonly DemoSlide[] = [
  slide('Casas com piscina em São Paulo', 'Do Alto de Pinheiros à Cidade Jardim.', 'villa-pool-dusk-1', {
    local: 'sao-paulo',
    propertyType: ['casa'],
    propertyDetails: ['piscina'],
  }),
  slide('Apartamentos no Rio de Janeiro', 'Entre a mata e o mar.', 'apartment-rio-terrace-golden-1', {
    local: 'rio-de-janeiro',
    propertyType: ['apartamento'],
  }),
  slide(
    'Segunda residência',
    'No campo, na praia e fora do país, para os outros dias.',
    'country-house-lawn-day-1',
    {
      curadoria: 'imoveis-segunda-residencia',
    },
  ),
  slide('Lançamentos', 'Na planta e em obras.', 'launch-tower-pool-golden-1', {
    condition: ['launch', 'soonLaunch', 'underConstruction'],
  }),
  slide('Casas de praia', 'Do litoral norte paulista ao Ceará.', 'beach-house-veranda-day-1', {
    locationType: 'Praia',
    propertyType: ['casa'],
  }),
];
