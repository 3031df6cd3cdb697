import type { Announce } from '@contract/announcements';
import { type Listing, listing, type ListingInput } from '@api/catalogue/listing';
import { townOf } from '@api/catalogue/towns';
import type { Gazetteer } from '@api/catalogue/gazetteer/gazetteer';
import { propertyCountry } from '@domain/announcement/options';
import { namedPlaceIn } from '@domain/taxonomy/named-location-lookup';
import { type PropertyType, propertyTypeLabel } from '@domain/taxonomy/property-types';
import { slugify } from '@domain/kernel/text';
import { ActRefused } from './act-refused';

const types: Record<string, PropertyType> = {
  Apartamento: 'apartamento',
  Duplex: 'apartamento-duplex',
  Garden: 'apartamento-garden',
  Triplex: 'apartamento-triplex',
  Cobertura: 'cobertura',
  'Cobertura Duplex': 'cobertura-duplex',
  'Cobertura Triplex': 'cobertura-triplex',
  Flat: 'flat',
  Loft: 'loft',
  Penthouse: 'penthouse',
  Casa: 'casa',
  Outro: 'outros',
};

/** Both names first: a 'Cobertura Duplex' is not an apartment. */
export const announcedType = ({
  tipo_imovel: kind,
  subtipo: subtype,
}: Pick<Announce, 'tipo_imovel' | 'subtipo'>): PropertyType =>
  types[`${kind} ${subtype}`] ?? types[subtype ?? kind] ?? 'outros';

/** What a listing needs; without the owner. */
export type AnnouncedFields = Pick<
  Announce,
  | ('tipo_imovel' | 'subtipo' | 'cep' | 'endereco' | 'numero' | 'complemento' | 'bairro' | 'cidade')
  | ('estado' | 'pais' | 'area_util' | 'imovel_mobiliado' | 'dormitorios' | 'suites' | 'vagas' | 'vender')
  | ('alugar' | 'valor_venda_desejado' | 'valor_locacao_desejado' | 'valor_condominio' | 'tipo_iptu')
  | ('valor_iptu' | 'banheiros' | 'comodidades')
>;

export interface AnnouncedOptions {
  reference: string;
  /** ISO code, for a country name that `countryCode` does not know. */
  country?: string;
  gazetteer: Gazetteer;
  /** In place of the title by type and district, and of none. */
  title?: string;
  description?: string;
  landArea?: number | null;
}

/** @throws ActRefused if the announcement cannot become a listing */
export function announcedListing(
  announce: AnnouncedFields,
  { reference, country: given, gazetteer, ...more }: AnnouncedOptions,
): Listing {
  const country = given ?? countryCode(announce.pais);
  if (!country)
    throw new ActRefused(
      `fica num país que o catálogo não conhece por '${announce.pais}'`,
      ': --country diz as duas letras dele (PT, US)',
    );
  const state = country === 'BR' ? announce.estado.toUpperCase() : announce.estado;
  if (country === 'BR' && !/^[A-Z]{2}$/.test(state))
    throw new ActRefused(`diz ficar em '${announce.estado}', que não é a sigla de um estado do Brasil`);
  const type = announcedType(announce);
  const { dormitorios, suites } = announce;
  const read = listing.safeParse({
    reference,
    title: `${propertyTypeLabel(type)} em ${announce.bairro}`.slice(0, 200),
    forSale: announce.vender === 1,
    forRent: announce.alugar === 1,
    sellPrice: announce.valor_venda_desejado || null,
    rentPrice: announce.valor_locacao_desejado || null,
    condominiumFee: announce.valor_condominio ?? null,
    iptu: announce.tipo_iptu === 'Isento' ? null : (announce.valor_iptu ?? null),
    iptuPeriod: announce.tipo_iptu ?? null,
    propertyType: type,
    condition: 'used',
    area: announce.area_util || null,
    // A suite is also a bedroom.
    bedrooms: Math.max(dormitorios, suites),
    suites,
    bathrooms: announce.banheiros ?? null,
    parkingLots: announce.vagas,
    condominiumDetails: announce.comodidades ?? [],
    features: announce.imovel_mobiliado ? ['mobiliado'] : [],
    locationType: locationTypeOf({ city: announce.cidade, state, country }, gazetteer),
    country,
    state,
    city: announce.cidade,
    district: announce.bairro,
    street: announce.endereco,
    streetNumber: announce.numero.slice(0, 20),
    complement: announce.complemento?.slice(0, 120) || null,
    postalCode: announce.cep ?? null,
    point: null,
    photos: [],
    ...more,
  } satisfies ListingInput);
  if (read.success) return read.data;
  const fields = [...new Set(read.error.issues.map(({ path }) => path.join('.')))].join(', ');
  throw new ActRefused(`não cabe num imóvel do catálogo: ${fields}`);
}

/** 'cidade' for an unknown city. */
function locationTypeOf(
  written: { city: string; state: string; country: string },
  gazetteer: Gazetteer,
): Listing['locationType'] {
  if (written.country !== 'BR') return 'internacional';
  const { slug } = townOf(written, gazetteer);
  return namedPlaceIn(slug)?.locationType ?? 'cidade';
}

const names = new Intl.DisplayNames('pt-BR', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Example: 'Portugal' becomes 'PT'. undefined: no country has this name. */
export function countryCode(name: string): string | undefined {
  if (name === propertyCountry) return 'BR';
  const wanted = slugify(name);
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => slugify(names.of(code) ?? '') === wanted);
}
