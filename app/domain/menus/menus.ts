import type { Region } from '@domain/geolocation';
import type { GravuraName } from '../gravura';
import { conditionLabel } from '@domain/taxonomy/conditions';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';
import {
  menuDefinitions,
  othersMenu,
  secondHome,
  townMenu,
  type ListDefinition,
  type MenuDefinition,
} from './definitions';
import { everything, offeredLinks, type OnOffer, type Town, withTowns } from './on-offer';
import { around, placeOf, searchUrl, shortcut, type SearchLink } from './search-links';

export interface Menu {
  label: string;
  text: string;
  gravura: GravuraName;
  /** Where the label and 'Ver todos' lead. */
  href: string;
  lists: { title: string; links: SearchLink[] }[];
}

/** The menus sell; renting has its own links in the footer. */
const buying = { negotiation: 'sell' } as const;

/** How many menus there is room for, and how many of the fixed ones are a city's: these come first. */
const mostMenus = 6;
const cityMenus = 2;

/**
 * The six mega-menus of a region, in its order (spec 1 §2.3; brief §16), as far as their searches find something. Where
 * some are left out, the catalogue's own towns have menus.
 */
export function menusFor(region: Region, onOffer: OnOffer = everything): Menu[] {
  const [first, rest] = [
    menuDefinitions[region].slice(0, cityMenus),
    menuDefinitions[region].slice(cityMenus),
  ].map((definitions) => definitions.flatMap((definition) => offeredMenu(menuOf(definition), onOffer) ?? []));
  return withTowns([...first!, ...rest!], onOffer.towns, {
    at: first!.length,
    most: mostMenus,
    one: (town) => offeredMenu(menuOfTown(town), onOffer),
    others: (towns) => offeredMenu(menuOfOthers(towns), onOffer),
  });
}

const menuOf = ({ label, text, gravura, all, lists }: MenuDefinition): Menu => ({
  label,
  text,
  gravura,
  href: shortcut(label, { ...buying, ...all }).href,
  lists: lists.map((list) => ({ title: list.title, links: linksOf(list, all) })),
});

/** A town's own menu: its districts, then the types and shortcuts of every city. */
export function menuOfTown({ label, slug, districts }: Town): Menu {
  const { lists, ...menu } = menuOf(townMenu(label, slug));
  const links = districts.slice(0, townDistricts).map(({ label, buy }) => ({ label, href: buy }));
  return { ...menu, lists: [{ title: 'Bairros', links }, ...lists] };
}
const townDistricts = 10;

/** The towns for which there is no room: each is a link. */
export function menuOfOthers(towns: readonly Town[]): Menu {
  const links = towns.map(({ label, slug }) => shortcut(label, { ...buying, local: slug }));
  return { ...menuOf(othersMenu), lists: [{ title: 'Cidade', links: links.slice(0, townDistricts) }] };
}

/** A menu without the links and lists that would show nothing; null where it would show nothing at all. */
function offeredMenu(menu: Menu, onOffer: OnOffer): Menu | null {
  if (!onOffer.has(menu.href)) return null;
  const lists = menu.lists.map(({ title, links }) => ({ title, links: offeredLinks(links, onOffer) }));
  return { ...menu, lists: lists.filter(({ links }) => links.length > 0) };
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
