import type { Region } from '@domain/geolocation';
import type { Negotiation } from '@domain/search/filters';
import { areaOfOthers, areaOfTown, type CoverageArea, coverageAreas } from './coverage-areas';
import { candidates } from './footer-searches';
import { type Menu, menuOfOthers, menuOfTown, menusFor } from './menus';
import { everything, type OnOffer, type Town } from './on-offer';
import { searchUrl } from './search-links';

/** What the house does, as searches anywhere; `all` is every home that it has. */
export const houseSearches = {
  all: searchUrl({}),
  buy: searchUrl({ negotiation: 'sell' }),
  rent: searchUrl({ negotiation: 'rent' }),
  exchange: searchUrl({ acceptExchange: true }),
} as const;

/** True where nothing at all is on offer, else undefined: pages say nothing of it. */
export const hasNoHomes = (onOffer: OnOffer = everything): true | undefined =>
  onOffer.has(houseSearches.all) ? undefined : true;

/** The one negotiation that the house has homes for; undefined where it has both, or none. */
export function onlyNegotiation({ has }: Pick<OnOffer, 'has'> = everything): Negotiation | undefined {
  const [buy, rent] = [has(houseSearches.buy), has(houseSearches.rent)];
  if (buy === rent) return undefined;
  return buy ? 'sell' : 'rent';
}

const regions: readonly Region[] = ['SP', 'RJ'];

/** The addresses of every search that the house links whatever its catalogue holds, each once. */
export const fixedSearches = (): string[] => [
  ...new Set([
    ...Object.values(houseSearches),
    ...regions.flatMap((region) => [...menusFor(region).flatMap(ofMenu), ...candidates(region).flat()]),
    ...(coverageAreas() ?? []).flatMap(ofArea),
  ]),
];

/** Menus and areas that towns can have, at most; the others are links only. */
const mostAlone = 6;

/** The addresses of the searches that are linked of the catalogue's own towns, each once. */
export function townSearches(towns: readonly Town[]): string[] {
  const alone = towns.slice(0, mostAlone);
  return [
    ...new Set([
      ...alone.flatMap((town) => [...ofMenu(menuOfTown(town)), ...ofArea(areaOfTown(town))]),
      ...ofMenu(menuOfOthers(towns)),
      ...ofArea(areaOfOthers(towns)),
    ]),
  ];
}

const ofMenu = ({ href, lists }: Menu) => [
  href,
  ...lists.flatMap(({ links }) => links.map(({ href }) => href)),
];
const ofArea = ({ lists }: CoverageArea) =>
  lists.flatMap(({ entries }) =>
    entries.flatMap(({ buy, rent }) => [buy, rent].filter((href) => href !== null)),
  );
