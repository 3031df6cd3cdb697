import type { Region } from '@domain/geo/geolocation';
import type { GravuraName } from '../gravura';
import { conditionLabel } from '@domain/taxonomy/conditions';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';
import {
  abroad,
  menuDefinitions,
  othersMenu,
  secondHome,
  townMenu,
  type ListDefinition,
  type MenuDefinition,
} from './definitions';
import { everything, filterAvailable, type AvailableLinks, type Town, withTowns } from './available-links';
import { around, placeOf, searchUrl, shortcut, type SearchLink } from './search-links';

export interface Menu {
  label: string;
  text: string;
  gravura: GravuraName;
  href: string;
  /** The same place to rent; null without rentals. */
  rent: string | null;
  lists: { title: string; links: SearchLink[] }[];
}

/** The lists of a menu are for sale. */
const buying = { negotiation: 'sell' } as const;

const maxMenus = 6;
const cityMenus = 2;

/** Six menus (spec 1 §2.3; brief §16); towns of the catalogue replace empty ones. */
export function menusFor(
  region: Region,
  availableLinks: AvailableLinks = everything,
  abroadText?: string,
): Menu[] {
  const [first, rest] = [
    menuDefinitions[region].slice(0, cityMenus),
    menuDefinitions[region].slice(cityMenus),
  ].map((definitions) =>
    definitions.flatMap((definition) => {
      const own = definition === abroad && abroadText ? { ...definition, text: abroadText } : definition;
      return offeredMenu(menuOf(own), availableLinks) ?? [];
    }),
  );
  return withTowns([...first!, ...rest!], availableLinks.towns, {
    at: first!.length,
    most: maxMenus,
    one: (town) => offeredMenu(menuOfTown(town), availableLinks),
    others: (towns) => offeredMenu(menuOfOthers(towns), availableLinks),
  });
}

const menuOf = ({ label, text, gravura, all, isSaleOnly, lists }: MenuDefinition): Menu => ({
  label,
  text,
  gravura,
  href: shortcut(label, { ...buying, ...all }).href,
  rent: isSaleOnly ? null : shortcut(label, { negotiation: 'rent', ...all }).href,
  lists: lists.map((list) => ({ title: list.title, links: linksOf(list, all) })),
});

export function menuOfTown({ label, slug, districts }: Town): Menu {
  const { lists, ...menu } = menuOf(townMenu(label, slug));
  const links = districts.slice(0, townDistricts).map(({ label, buy }) => ({ label, href: buy }));
  return { ...menu, lists: [{ title: 'Bairros', links }, ...lists] };
}
const townDistricts = 10;

export function menuOfOthers(towns: readonly Town[]): Menu {
  const links = towns.map(({ label, slug }) => shortcut(label, { ...buying, local: slug }));
  return { ...menuOf(othersMenu), lists: [{ title: 'Cidade', links: links.slice(0, townDistricts) }] };
}

function offeredMenu(menu: Menu, availableLinks: AvailableLinks): Menu | null {
  if (!availableLinks.has(menu.href)) return null;
  const lists = menu.lists.map(({ title, links }) => ({
    title,
    links: filterAvailable(links, availableLinks),
  }));
  const rent = menu.rent !== null && availableLinks.has(menu.rent) ? menu.rent : null;
  return { ...menu, rent, lists: lists.filter(({ links }) => links.length > 0) };
}

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
