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
import { counted } from '@domain/counts';
import { negotiationOf } from '@domain/taxonomy/negotiations';
import { currencySymbol, type Currency } from '@domain/taxonomy/currencies';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';

/** No filters to whoever reads them: where, for which negotiation, and in whose name. */
const aboutWhere: ReadonlySet<string> = new Set([
  'negotiation',
  'location',
  'range',
  'locationType',
  'corretor',
]);

/** The ticks of the drawer's 'Seleção'. */
const ticks = inOrder<Flag>(flags, [], ['virtualVisit', 'acceptExchange']).map((flag) => ({
  name: fieldOf(flag),
  label: filterRows[flag].chip,
}));

/** The panels of the bar and the drawer, and the filters that each one's 'Limpar' takes away. */
const panels = {
  radius: ['location'],
  types: ['propertyType'],
  price: ['price'],
  dorms: ['dorms', 'suites', 'parkingLots'],
  drawer: removableFilters.filter((filter) => !aboutWhere.has(filter)),
} as const satisfies Record<string, readonly RemovableFilter[]>;
export type Panel = keyof typeof panels;
const clearings = Object.entries(panels).map(([panel, taken]) => [panel, cleared(taken)] as const);
/** What the bar and its field say of a search already. */
const inBar: ReadonlySet<string> = new Set([
  'negotiation',
  'range',
  ...panels.radius,
  ...panels.types,
  ...panels.price,
  ...panels.dorms,
]);
/** Where a chip's filter stands: a list's values have one each. */
const filterOf = ({ key }: Pick<Chip, 'key'>) => key.split(':', 1)[0]!;
/** The chips of what the bar does not say. */
export const beyondBar = (chips: readonly Chip[]) => chips.filter((chip) => !inBar.has(filterOf(chip)));

const anyPrice = cleared(['price']);

/** A form that was sent and has errors. */
export interface FormInput {
  typed: Record<string, string[]>;
  errors: Record<string, string>;
  /** What the text of the place may mean, each as the same search there. */
  places?: PlaceChoice[];
}

export interface PlaceChoice {
  label: string;
  href: string;
}

export type FieldValues = Partial<Record<FormField, string[]>>;

export interface FilterFormData {
  hidden: [name: string, value: string][];
  /** What the fields show; those that are empty are left out. */
  values: FieldValues;
  /** What applies, where that is not what the fields show: a sheet without an error carries no other sheet's. */
  applied?: FieldValues;
  errors: Partial<Record<FormField, string>>;
  places?: PlaceChoice[];
  /** Whether a radius can be asked for: there is a place, and it has a point. */
  hasRadius: boolean;
  /** What is searched in one line: where, and how. */
  where: string;
  how: string;
  /** The search itself: what stays of it where another place is chosen (`searchBoxField.within`). */
  url: string;
  /** How many filters are set, place, negotiation and broker aside. */
  count: number;
  /** The button of each panel; null where nothing is chosen. */
  labels: Record<Panel, string | null>;
  ticks: { name: string; label: string }[];
  clear: Record<Panel, string>;
  negotiation?: Negotiation;
  /** null where there is nothing to choose: the house has homes for one negotiation alone. */
  switchTo: Record<Negotiation, string> | null;
  currency: string;
}

interface FilterFormInput {
  chips: readonly Chip[];
  currency: Currency;
  input?: FormInput;
  /** The one negotiation that the house has homes for. */
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
    hasRadius: Boolean(range) || (place?.known === true && place.lat != null),
    where: whereText(filters, place, range),
    how: howText(filters, count),
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

/** The fields of the form that say something. */
function shown(fields: Record<string, string[]>): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => name !== formField.marker && value.length > 0),
  );
}

/** 'Todos os lugares', 'Itaim Bibi, até 2 km'. */
function whereText(filters: SearchFilters, place: SearchPlace, range: string | null): string {
  const name =
    placeFieldText(filters, place) || (isRadiusSearch(filters) ? mapAreaLabel : 'Todos os lugares');
  return range ? `${name}, ${range}` : name;
}

/** 'Comprar · 3 filtros' */
function howText({ negotiation }: SearchFilters, count: number): string {
  const set = count > 0 && counted(count, 'filtro', 'filtros');
  return [negotiation ? negotiationOf(negotiation).label : 'Comprar ou alugar', set]
    .filter(Boolean)
    .join(' · ');
}

/** The same search for the other negotiation; a price range means nothing there and is left out. */
function switched(filters: SearchFilters, negotiation: Negotiation): string {
  const price = filters.negotiation === negotiation ? undefined : anyPrice;
  return buildSearchUrl({ ...filters, ...price, page: 1, negotiation });
}

/** '3+ quartos', '2+ suítes + 1' */
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
