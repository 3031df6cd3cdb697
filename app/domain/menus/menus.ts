import type { Region } from '../geolocation';
import type { GravuraName } from '../gravura';
import { conditionLabel } from '../taxonomy/conditions';
import { propertyTypeLabel } from '../taxonomy/property-types';
import { menuDefinitions, secondHome, type ListDefinition, type MenuDefinition } from './definitions';
import { around, placeOf, searchUrl, shortcut, type SearchLink } from './search-links';

export interface Menu {
  label: string;
  text: string;
  gravura: GravuraName;
  /** Where the label and 'Ver todos' lead. */
  href: string;
  /** The first list is the one that small screens show too. */
  lists: { title: string; links: SearchLink[] }[];
}

/** The menus sell; renting has its own links in the footer. */
const buying = { negotiation: 'sell' } as const;

/** The six mega-menus of a region, in its order (spec 1 §2.3; brief §16). */
export const menusFor = (region: Region): Menu[] =>
  menuDefinitions[region].map(({ label, text, gravura, all, lists }) => ({
    label,
    text,
    gravura,
    href: shortcut(label, { ...buying, ...all }).href,
    lists: lists.map((list) => ({ title: list.title, links: linksOf(list, all) })),
  }));

function linksOf(list: ListDefinition, all: MenuDefinition['all']): SearchLink[] {
  if ('places' in list)
    return list.places.map((slug) => {
      const place = placeOf(slug);
      return shortcut(place.label, { ...buying, ...around(place, list.range), ...list.filters });
    });
  if ('types' in list)
    return list.types.map((type) =>
      shortcut(propertyTypeLabel(type), { ...buying, ...all, propertyType: [type] }),
    );
  if ('conditions' in list)
    return list.conditions.map((condition) =>
      shortcut(conditionLabel(condition), { ...buying, condition: [condition] }),
    );
  return list.searches.map(([label, filters]) =>
    filters === secondHome[1]
      ? { label, href: searchUrl(filters) }
      : shortcut(label, { ...buying, ...all, ...filters }),
  );
}
