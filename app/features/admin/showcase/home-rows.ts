import type { ListedHome } from '@contract/staff-showcase';
import { propertyStateNames } from '@domain/property/property-list';
import type { Photo } from '~/domain/property';
import { priceText } from '../properties/list/properties-list';

/** A property of a list as the page shows it. `warning`: it is not on the site. */
type ShownHome = Omit<ListedHome, 'photo'> & { photo: Photo | null };

export const homeRows = (homes: readonly ShownHome[]) =>
  homes.map(({ code, property, photo }) => ({
    ...{ code, photo },
    id: property?.id ?? null,
    title: property ? property.title || 'Imóvel sem título' : `Código ${code}`,
    where: property ? [property.reference, property.district].filter(Boolean).join(', ') : null,
    price: property ? priceText(property) : null,
    warning: warningOf(property),
  }));
export type HomeRow = ReturnType<typeof homeRows>[number];

function warningOf(property: ListedHome['property']): string | null {
  if (!property) return 'nenhum imóvel tem este código';
  if (property.state === 'live') return null;
  const text = property.state === 'gone' ? 'saiu do ar' : propertyStateNames[property.state];
  return `${text}; não aparece`;
}
