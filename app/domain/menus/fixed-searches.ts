import type { Region } from '@domain/geo/geolocation';
import type { Negotiation } from '@domain/search/filters';
import { areaOfOthers, areaOfTown, type CoverageArea, coverageAreas } from './coverage-areas';
import { candidates } from './footer-searches';
import { type Menu, menuOfOthers, menuOfTown, menusFor } from './menus';
import { everything, type AvailableLinks, type Town } from './available-links';
import { searchUrl } from './search-links';

export const brokerageSearches = {
  all: searchUrl({}),
  buy: searchUrl({ negotiation: 'sell' }),
  rent: searchUrl({ negotiation: 'rent' }),
  exchange: searchUrl({ acceptExchange: true }),
} as const;

/** `undefined` instead of false: it is then absent from page data. */
export const hasNoProperties = (availableLinks: AvailableLinks = everything): true | undefined =>
  availableLinks.has(brokerageSearches.all) ? undefined : true;

/** Undefined if both negotiations have properties, or none. */
export function onlyNegotiation({ has }: Pick<AvailableLinks, 'has'> = everything): Negotiation | undefined {
  const [buy, rent] = [has(brokerageSearches.buy), has(brokerageSearches.rent)];
  if (buy === rent) return undefined;
  return buy ? 'sell' : 'rent';
}

const regions: readonly Region[] = ['SP', 'RJ'];

export const fixedSearches = (): string[] => [
  ...new Set([
    ...Object.values(brokerageSearches),
    ...regions.flatMap((region) => [...menusFor(region).flatMap(ofMenu), ...candidates(region).flat()]),
    ...(coverageAreas() ?? []).flatMap(ofArea),
  ]),
];

const maxSingle = 6;

export function townSearches(towns: readonly Town[]): string[] {
  const alone = towns.slice(0, maxSingle);
  return [
    ...new Set([
      ...alone.flatMap((town) => [...ofMenu(menuOfTown(town)), ...ofArea(areaOfTown(town))]),
      ...ofMenu(menuOfOthers(towns)),
      ...ofArea(areaOfOthers(towns)),
    ]),
  ];
}

const ofMenu = ({ href, rent, lists }: Menu) => [
  href,
  ...(rent === null ? [] : [rent]),
  ...lists.flatMap(({ links }) => links.map(({ href }) => href)),
];
const ofArea = ({ lists }: CoverageArea) =>
  lists.flatMap(({ entries }) =>
    entries.flatMap(({ buy, rent }) => [buy, rent].filter((href) => href !== null)),
  );
