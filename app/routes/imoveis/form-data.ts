import type { Flag, Negotiation, RemovableFilter, SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { cleared } from '@domain/search/changes';
import type { Chip } from '@domain/search/chips';
import { filterRows, filtersWhere, flags, inOrder } from '@domain/search/filter-rows';
import { formField } from '@domain/search/form-fields';
import { fieldOf, formValues, hiddenFields, type FormField } from '@domain/search/form-values';
import { countLabel, priceButtonLabel } from '@domain/search/labels';
import type { SearchPlace } from '@domain/search/place';
import { currencySymbol, type Currency } from '@domain/taxonomy/currencies';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';

/** The filters behind 'Mais filtros'. */
const drawerFilters = filtersWhere(({ drawer }) => drawer === true) as RemovableFilter[];

/** The ticks of the drawer's 'Seleção'. */
const ticks = inOrder<Flag>(flags, [], ['virtualVisit', 'acceptExchange']).map((flag) => ({
  name: fieldOf(flag),
  label: filterRows[flag].chip,
}));

/** The panels of the bar, and the filters that each one's 'Limpar filtro' takes away. */
const panels = {
  place: ['location'],
  types: ['propertyType'],
  price: ['price'],
  dorms: ['dorms', 'suites', 'parkingLots'],
  drawer: drawerFilters,
} as const satisfies Record<string, readonly RemovableFilter[]>;
export type Panel = keyof typeof panels;
const clearings = Object.entries(panels).map(([panel, taken]) => [panel, cleared(taken)] as const);
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
  errors: Partial<Record<FormField, string>>;
  places?: PlaceChoice[];
  /** Whether a radius can be asked for: the place, if there is one, has a point. */
  hasRadius: boolean;
  /** The button of each panel; null where nothing is chosen. */
  labels: Record<Panel, string | null>;
  ticks: { name: string; label: string }[];
  /** How many filters are set behind 'Mais filtros'. */
  drawerCount: number;
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
  const values = Object.entries(formValues(filters, place)).map(
    ([name, value]) => [name, input ? (input.typed[name] ?? []) : value] as const,
  );
  const shown = Object.fromEntries(
    values.filter(([name, value]) => name !== formField.marker && value.length > 0),
  );
  const inDrawer = (key: string) => drawerFilters.some((filter) => filter === key.split(':', 1)[0]);
  return {
    hidden: hiddenFields(filters, place),
    values: shown,
    errors: input?.errors ?? {},
    places: input?.places,
    hasRadius: !(place?.known && place.lat === null),
    labels: {
      place: chips.find(({ key }) => key === 'location')?.label ?? null,
      types: typesLabel(filters),
      price: filters.price ? priceButtonLabel(filters.price, currency) : null,
      dorms: roomsLabel(filters),
      drawer: null,
    },
    ticks,
    drawerCount: chips.filter(({ key }) => inDrawer(key)).length,
    clear: Object.fromEntries(
      clearings.map(([panel, clearing]) => [panel, buildSearchUrl({ ...filters, ...clearing })]),
    ) as Record<Panel, string>,
    negotiation: filters.negotiation,
    switchTo:
      only && (filters.negotiation ?? only) === only
        ? null
        : { sell: switched(filters, 'sell'), rent: switched(filters, 'rent') },
    currency: currencySymbol(currency),
  };
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
