import type { z } from 'zod';
import type { staffPropertiesQuery } from '@contract/staff-property-list';
import {
  checkAges,
  maxPropertySearch,
  propertyQualities,
  propertySorts,
  propertyStates,
  propertyTabs,
} from '@domain/property/property-list';
import { buildSearchUrl } from '@domain/search/build-url';
import { readSearchForm } from '@domain/search/form';
import { formValues } from '@domain/search/form-values';
import { pageField } from '../../list/page-of';
import {
  propertiesField,
  type PropertyFilters,
  propertySortAddresses,
  propertyTabAddresses,
  type SiteFields,
  usualTab,
  withoutBroker,
} from './properties-texts';

/** Unknown values of the address count as absent. */
export function readPropertyFilters(params: URLSearchParams): PropertyFilters {
  const field = propertiesField;
  const textOf = (name: string) => (params.get(name) ?? '').trim().slice(0, maxPropertySearch);
  const oneOf = <Value extends string>(values: readonly Value[], name: string): Value | '' =>
    values.find((value) => value === params.get(name)) ?? '';
  const numberOf = (name: string) => (/^[1-9]\d{0,8}$/.test(params.get(name) ?? '') ? params.get(name)! : '');
  const [text, owner] = [textOf(field.text), textOf(field.owner)];
  const page = Number(params.get(pageField) ?? 1);
  return {
    tab:
      propertyTabs.find((tab) => propertyTabAddresses[tab] === params.get(field.tab)) ??
      usualTab({ text, owner }),
    ...{ text, owner, place: textOf(field.place) },
    broker: params.get(field.broker) === withoutBroker ? 'none' : numberOf(field.broker),
    source: numberOf(field.source),
    state: oneOf(propertyStates, field.state),
    checked: oneOf(checkAges, field.checked),
    quality: oneOf(propertyQualities, field.quality),
    ...readSite(params),
    sort: propertySorts.find((sort) => propertySortAddresses[sort] === params.get(field.sort)) ?? 'changed',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** Fields of the site's form that the admin's form has too, under the same names. */
const siteFieldNames = [
  ...['negociacao', 'tipo', 'quartos', 'suites', 'vagas', 'preco-min', 'preco-max', 'area-min', 'area-max'],
  ...['fase', 'atributos-do-imovel', 'atributos-do-condominio', 'nivel-de-reforma'],
  ...['visita-virtual', 'aceita-permuta', 'destaques', 'exclusividades', 'novidades', 'arquitetos-renomados'],
];

function readSite(params: URLSearchParams): Pick<PropertyFilters, 'site' | 'errors'> {
  const known = new URLSearchParams(
    siteFieldNames.flatMap((name) => params.getAll(name).map((value) => [name, value])),
  );
  const { filters, errors } = readSearchForm(known, () => null);
  const values = Object.entries(formValues(filters, null)).filter(([name]) => siteFieldNames.includes(name));
  return {
    site: Object.fromEntries(
      values.flatMap(([name, texts]) => (texts.length > 0 ? [[name, texts.join(separatorOf(name))]] : [])),
    ),
    errors,
  };
}
const separatorOf = (name: string) => (name === 'fase' ? '-' : '--');

/** The site's address of the filters; null: none is set. */
function siteAddress(site: SiteFields): string | null {
  if (Object.keys(site).length === 0) return null;
  return buildSearchUrl(readSearchForm(new URLSearchParams(site), () => null).filters);
}

/** For the back end. */
export const propertiesQuery = ({
  tab,
  text,
  place,
  broker,
  owner,
  source,
  state,
  checked,
  quality,
  site,
  sort,
  page,
}: PropertyFilters): z.input<typeof staffPropertiesQuery> => {
  const search = siteAddress(site);
  return {
    ...{ tab, text, place, owner, sort, page },
    ...(broker && { broker: broker === 'none' ? ('none' as const) : Number(broker) }),
    ...(source && { source: Number(source) }),
    ...(state && { state }),
    ...(checked && { checked }),
    ...(quality && { quality }),
    ...(search && { search }),
  };
};

/** As `staffPropertyFilter`, for bulks. */
export function propertyFilter(filters: PropertyFilters): z.input<typeof staffPropertiesQuery> {
  const { sort: _sort, page: _page, ...filter } = propertiesQuery(filters);
  return filter;
}
