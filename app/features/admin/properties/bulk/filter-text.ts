import { type PropertyFilters, propertyTabNames } from '../list/properties-texts';

/** 'No ar, “moema”, sem corretor.' */
export function filterText({ tab, text, place, broker, owner, ...filters }: PropertyFilters): string {
  const more = [filters.source, filters.state, filters.checked, filters.quality].filter(Boolean).length;
  const others = more + Object.keys(filters.site).length;
  const parts = [
    propertyTabNames[tab],
    text && `“${text}”`,
    place && `em ${place}`,
    broker === 'none' ? 'sem corretor' : broker && 'de um corretor',
    // Its words can name a person, and the text is stored.
    owner && 'de um proprietário',
    others > 0 && 'com os filtros da lista',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}
