import type { Negotiation, SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import { cleared } from '@domain/search/changes';
import type { Chip } from '@domain/search/chips';
import { formField, formValues, hiddenFields, type FormField } from '@domain/search/form-fields';
import { countLabel, priceButtonLabel } from '@domain/search/labels';
import type { SearchPlace } from '@domain/search/place';
import { currencies, type Currency } from '@domain/taxonomy/currencies';
import { propertyTypeLabel } from '@domain/taxonomy/property-types';
import type { RemovableFilter } from '@domain/search/filters';

/** The filters behind 'Mais filtros'. */
const drawerFilters = [
  'suites',
  'parkingLots',
  'area',
  'condition',
  'renovationLevel',
  'propertyDetails',
  'condominiumDetails',
  'highlighted',
  'exclusivity',
  'news',
  'renownedArchitects',
  'virtualVisit',
  'acceptExchange',
] as const satisfies readonly RemovableFilter[];

/** The panels of the bar, and the filters that each one's 'Limpar filtro' takes away. */
const panels = {
  place: ['location'],
  types: ['propertyType'],
  price: ['price'],
  dorms: ['dorms'],
  drawer: drawerFilters,
} as const satisfies Record<string, readonly RemovableFilter[]>;
export type Panel = keyof typeof panels;
const clearings = Object.entries(panels).map(([panel, taken]) => [panel, cleared(taken)] as const);
const anyPrice = cleared(['price']);

/** A form that was sent and has errors. */
export interface FormInput {
  typed: Record<string, string[]>;
  errors: Record<string, string>;
}

export type FieldValues = Partial<Record<FormField, string[]>>;

export interface FilterFormData {
  hidden: [name: string, value: string][];
  /** What the fields show; those that are empty are left out. */
  values: FieldValues;
  errors: Partial<Record<FormField, string>>;
  /** The button of each panel; null where nothing is chosen. */
  labels: Record<Panel, string | null>;
  /** How many filters are set behind 'Mais filtros'. */
  drawerCount: number;
  clear: Record<Panel, string>;
  negotiation?: Negotiation;
  switchTo: Record<Negotiation, string>;
  currency: string;
  total: number;
}

interface FilterFormInput {
  chips: readonly Chip[];
  currency: Currency;
  total: number;
  input?: FormInput;
}

export function filterForm(
  filters: SearchFilters,
  place: SearchPlace,
  { chips, currency, total, input }: FilterFormInput,
): FilterFormData {
  const values = Object.entries(formValues(filters, place)).map(
    ([name, value]) => [name, input ? (input.typed[name] ?? []) : value] as const,
  );
  const shown = Object.fromEntries(
    values.filter(([name, value]) => name !== formField.marker && value.length > 0),
  );
  const inDrawer = (key: string) => (drawerFilters as readonly string[]).includes(key.split(':')[0]!);
  return {
    hidden: hiddenFields(filters, place),
    values: shown,
    errors: input?.errors ?? {},
    labels: {
      place: chips.find(({ key }) => key === 'location')?.label ?? null,
      types: typesLabel(filters),
      price: filters.price ? priceButtonLabel(filters.price, currency) : null,
      dorms: filters.dorms ? countLabel('dorms', filters.dorms) : null,
      drawer: null,
    },
    drawerCount: chips.filter(({ key }) => inDrawer(key)).length,
    clear: Object.fromEntries(
      clearings.map(([panel, clearing]) => [panel, buildSearchUrl({ ...filters, ...clearing })]),
    ) as Record<Panel, string>,
    negotiation: filters.negotiation,
    switchTo: { sell: switched(filters, 'sell'), rent: switched(filters, 'rent') },
    currency: currencies[currency],
    total,
  };
}

/** The same search for the other negotiation; a price range means nothing there and is left out. */
function switched(filters: SearchFilters, negotiation: Negotiation): string {
  const price = filters.negotiation === negotiation ? undefined : anyPrice;
  return buildSearchUrl({ ...filters, ...price, page: 1, negotiation });
}

function typesLabel({ propertyType }: SearchFilters): string | null {
  const [first, ...others] = propertyType;
  if (!first) return null;
  return others.length > 0 ? `${propertyTypeLabel(first)} + ${others.length}` : propertyTypeLabel(first);
}
