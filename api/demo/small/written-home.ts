import type { PropertyDetail } from '@domain/taxonomy/attributes';
import type { Condition } from '@domain/taxonomy/conditions';
import type { PropertyType } from '@domain/taxonomy/property-types';
import type { SetName } from '../photo-sets';

/** A home with its own title and text; price, address and photos are derived. */
export interface WrittenHome {
  /** Slug of a named location. */
  place: string;
  type: PropertyType;
  /** Photo sets that do not contradict the text; one of them is shown. */
  sets: readonly SetName[];
  bedrooms: number;
  suites: number;
  /** In m². */
  area: number;
  landArea: number | null;
  floor: number | null;
  /** null: not used yet. */
  year: number | null;
  has: readonly PropertyDetail[];
  title: string;
  text: string;
  more: More;
}

interface More {
  type?: PropertyType;
  /** Besides those of the call. */
  has?: readonly PropertyDetail[];
  /** Whole units of the place's currency; by default from the place and the area. */
  price?: number;
  /** By the month; with `sale: false` it is for rent only. */
  rent?: number;
  sale?: false;
  condition?: Condition;
  /** The text names the architect. */
  architect?: true;
  exclusive?: true;
  exchange?: true;
  curated?: readonly string[];
  /** Of the town, or the building's name. */
  district?: string;
  building?: string;
  /** Of a launch, as its text says. */
  developer?: string;
  delivery?: string;
}

type Numbers = readonly [bedrooms: number, suites: number, area: number, place: number, year: number | null];

/** `place`: the floor. */
export function flat(
  place: string,
  sets: readonly SetName[],
  [bedrooms, suites, area, floor, year]: Numbers,
  title: string,
  text: string,
  more: More = {},
): WrittenHome {
  const rooms = { bedrooms, suites, area, landArea: null, floor, year };
  return { place, type: more.type ?? 'apartamento', sets, ...rooms, has: more.has ?? [], title, text, more };
}

/** `place`: the plot in m². */
export function house(
  place: string,
  sets: readonly SetName[],
  [bedrooms, suites, area, landArea, year]: Numbers,
  title: string,
  text: string,
  more: More = {},
): WrittenHome {
  const rooms = { bedrooms, suites, area, landArea, floor: null, year };
  const has = ['quintal-jardim', ...(more.has ?? [])] as const;
  return { place, type: more.type ?? 'casa', sets, ...rooms, has, title, text, more };
}

/** Whether it is in lists over all regions, where a cover must be unique. */
export const isInWideLists = ({ more, year }: WrittenHome): boolean =>
  year === null || Boolean(more.rent ?? more.architect ?? more.exclusive ?? more.exchange ?? more.curated);
