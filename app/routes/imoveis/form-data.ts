import type { Flag, Negotiation, RemovableFilter, SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { cleared, removableFilters } from '@domain/search/changes';
import type { Chip } from '@domain/search/chips';
import { filterRows, flags, inOrder } from '@domain/search/filter-rows';
import { formField } from '@domain/search/form-fields';
import {
  fieldOf,
  formValues,
  hiddenFields,
  placeFieldText,
  type FormField,
} from '@domain/search/form-values';
import { countLabel, formatKilometres, priceButtonLabel } from '@domain/search/labels';
import { isRadiusSearch } from '@domain/search/normalize';
import { mapAreaLabel, type SearchPlace } from '@domain/search/place';
import { shortName } from '@domain/search/place-sense';
import { radiusChoices } from '@domain/search/radius-choices';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import { currencySymbol, type Currency } from '@domain/taxonomy/currencies';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';

/** Place, negotiation and broker do not count as filters. */
const aboutWhere: ReadonlySet<string> = new Set([
  'negotiation',
  'location',
  'range',
  'locationType',
  'corretor',
]);

/** Checkboxes of the drawer's 'Seleção'. */
const ticks = inOrder<Flag>(flags, [], ['virtualVisit', 'acceptExchange']).map((flag) => ({
  name: fieldOf(flag),
  label: filterRows[flag].chip,
}));

/** Filters that each panel's 'Limpar' removes. */
const panels = {
  radius: ['location'],
  types: ['propertyType'],
  price: ['price'],
  dorms: ['dorms', 'suites', 'parkingLots'],
  drawer: removableFilters.filter((filter) => !aboutWhere.has(filter)),
} as const satisfies Record<string, readonly RemovableFilter[]>;
export type Panel = keyof typeof panels;
const clearings = Object.entries(panels).map(([panel, taken]) => [panel, cleared(taken)] as const);
/** Filters that the bar shows. */
const inBar: ReadonlySet<string> = new Set([
  'negotiation',
  'range',
  ...panels.radius,
  ...panels.types,
  ...panels.price,
  ...panels.dorms,
]);
/** Filter of a chip; keys of list values have a suffix after ':'. */
const filterOf = ({ key }: Pick<Chip, 'key'>) => key.split(':', 1)[0]!;
/** Chips of filters that the bar does not show. */
export const beyondBar = (chips: readonly Chip[]) => chips.filter((chip) => !inBar.has(filterOf(chip)));

const anyPrice = cleared(['price']);

export interface FormInput {
  typed: Record<string, string[]>;
  errors: Record<string, string>;
  /** Meanings of an ambiguous place, each with a link to the same search there. */
  places?: PlaceChoice[];
}

export interface PlaceChoice {
  label: string;
  href: string;
}

export type FieldValues = Partial<Record<FormField, string[]>>;

export interface FilterFormData {
  hidden: [name: string, value: string][];
  /** Values of the fields, without empty ones. */
  values: FieldValues;
  /** Active values, if they differ from `values`: sheets without an error do not submit another sheet's errors. */
  applied?: FieldValues;
  errors: Partial<Record<FormField, string>>;
  places?: PlaceChoice[];
  /** Radii to choose from, if the search has a place with coordinates. */
  radii: { value: string; label: string }[];
  /** Chosen one if the search has no radius of its own. */
  ownRadius?: string;
  /** The search in one line: place and negotiation. */
  where: string;
  how: string;
  /** URL of the search, whose filters stay when the place changes (`searchBoxField.within`). */
  url: string;
  /** Number of set filters without place, negotiation and broker. */
  count: number;
  /** Button text of each panel; null: no selection. */
  labels: Record<Panel, string | null>;
  ticks: { name: string; label: string }[];
  clear: Record<Panel, string>;
  negotiation?: Negotiation;
  /** null: all properties have the same negotiation. */
  switchTo: Record<Negotiation, string> | null;
  currency: string;
}

interface FilterFormInput {
  chips: readonly Chip[];
  currency: Currency;
  input?: FormInput;
  /** Set if all properties have this negotiation. */
  only?: Negotiation;
}

export function filterForm(
  filters: SearchFilters,
  place: SearchPlace,
  { chips, currency, input, only }: FilterFormInput,
): FilterFormData {
  const count = chips.filter((chip) => !aboutWhere.has(filterOf(chip))).length;
  const fields = formValues(filters, place);
  const applied = shown(fields);
  const typed =
    input && Object.fromEntries(Object.keys(fields).map((name) => [name, input.typed[name] ?? []]));
  const ownRange = chips.find(({ key }) => key === 'range');
  const range = isRadiusSearch(filters) && filters.range ? `até ${formatKilometres(filters.range)}` : null;
  return {
    hidden: hiddenFields(filters, place),
    values: typed ? shown(typed) : applied,
    applied: typed && applied,
    errors: input?.errors ?? {},
    places: input?.places,
    radii: range || (place?.known && place.lat != null) ? radiiOf(filters, place) : [],
    ownRadius: isRadiusSearch(filters) ? undefined : '0',
    where: whereText(filters, place, range),
    how: filters.negotiation ? negotiationOf(filters.negotiation).label : 'Comprar ou alugar',
    url: buildSearchUrl(filters),
    count,
    labels: {
      radius: range,
      types: typesLabel(filters),
      price: filters.price ? priceButtonLabel(filters.price, currency) : null,
      dorms: roomsLabel(filters),
      drawer: null,
    },
    ticks,
    clear: {
      ...(Object.fromEntries(
        clearings.map(([panel, clearing]) => [panel, buildSearchUrl({ ...filters, ...clearing })]),
      ) as Record<Panel, string>),
      ...(ownRange && { radius: buildSearchUrl(ownRange.without) }),
    },
    negotiation: filters.negotiation,
    switchTo:
      only && (filters.negotiation ?? only) === only
        ? null
        : { sell: switched(filters, 'sell'), rent: switched(filters, 'rent') },
    currency: currencySymbol(currency),
  };
}

function shown(fields: Record<string, string[]>): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => name !== formField.marker && value.length > 0),
  );
}

function radiiOf({ range }: SearchFilters, place: SearchPlace): FilterFormData['radii'] {
  const name = place?.known && place.label ? shortName(place.label) : undefined;
  return radiusChoices({ name, kind: place?.kind, ownRange: place?.ownRange, current: range }).map(
    ({ km, label }) => ({ value: String(km), label }),
  );
}

function whereText(filters: SearchFilters, place: SearchPlace, range: string | null): string {
  const name =
    placeFieldText(filters, place) || (isRadiusSearch(filters) ? mapAreaLabel : 'Todos os lugares');
  return range ? `${name}, ${range}` : name;
}

/** The same search for the other negotiation, without the price range: it does not apply there. */
function switched(filters: SearchFilters, negotiation: Negotiation): string {
  const price = filters.negotiation === negotiation ? undefined : anyPrice;
  return buildSearchUrl({ ...filters, ...price, page: 1, negotiation });
}

function roomsLabel(filters: SearchFilters): string | null {
  const [first, ...others] = (['dorms', 'suites', 'parkingLots'] as const).flatMap((room) => {
    const least = filters[room];
    return least ? [countLabel(room, least)] : [];
  });
  return first === undefined ? null : others.length > 0 ? `${first} + ${others.length}` : first;
}

function typesLabel({ propertyType }: SearchFilters): string | null {
  const [first, ...others] = propertyType;
  if (!first) return null;
  return others.length > 0 ? `${propertyTypeLabel(first)} + ${others.length}` : propertyTypeLabel(first);
}
