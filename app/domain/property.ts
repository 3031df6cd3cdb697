import type {
  CondominiumDetail,
  PropertyDetail as PropertyAttribute,
  RenovationLevel,
} from '@domain/taxonomy/attributes';
import type { Condition } from '@domain/taxonomy/conditions';
import type { Currency } from '@domain/taxonomy/currencies';
import type { FeatureSlug } from '@domain/taxonomy/features';
import type { PropertyType } from '@domain/taxonomy/property-types';
import type { BrokerCard } from './broker';

/**
 * A property as the website knows it: the specification's words (spec 2 §3), every field there, whatever its back end
 * has told of it. app/back-end/reading/property.server.ts makes it.
 */

/** A picture: files of ours, or an address that is shown as it is. Neither: it was not fetched, and a plate stands for it. */
export interface Photo {
  /** `{base}/{width}.{avif|webp|jpg}` are its files (domain/photo.ts). */
  base: string | null;
  /** Whether its cuts are there too (domain/photo-cut.ts): a back end of another make has none. */
  cuts?: boolean;
  /** Its address elsewhere, of an origin that the operator allows. */
  src?: string;
  width: number;
  height: number;
  alt: string;
  /** What is shown until it comes: a colour, a linear gradient of hex colours, or a tiny image as a data URI. */
  placeholder?: string | null;
  /** CSS object-position, for instance '50% 40%'. */
  focal?: string | null;
}

export const iptuPeriods = ['Mensal', 'Anual', 'Isento'] as const;
export type IptuPeriod = (typeof iptuPeriods)[number];

/** A property in a list. Amounts are whole units of `moeda`, a rent is a month's; null: not known, or on request. */
export interface PropertyCard {
  id: number;
  /** The house's own reference. */
  codigo: string | null;
  condition: Condition;
  /** Never empty. */
  titulo1: string;
  /** Path of the property's page for the negotiation searched for (sale where both). */
  canonical: string;
  /** `lat` and `lng` are the public point, both or neither; `cidade`, `bairro` may be ''. `pais`: ISO 3166, two letters; '' where it is not known. */
  endereco: {
    lat: number | null;
    lng: number | null;
    cidade: string;
    bairro: string;
    estado: string | null;
    pais: string;
  };
  detalhes: {
    areaConstruida: number | null;
    dormitorios: number | null;
    suites: number | null;
    vagas: number | null;
    tipoImovel: PropertyType;
  };
  flag: Record<PropertyFlag, boolean>;
  moeda: Currency;
  /** One of them at least. */
  venda: boolean;
  aluguel: boolean;
  /** The sale price; never 0. */
  valorMin: number | null;
  /** Never 0. */
  valorLocacao: number | null;
  /** 0: there is none. */
  valorCondominio: number | null;
  valorIptu: number | null;
  tipoIptu: IptuPeriod | null;
  fotoPrincipal: Photo | null;
  /** The first photos, for swiping (at most 6); on a property's own page all of them. */
  fotos: Photo[];
  totalFotos: number;
}

/** Those that the website shows: the specification's, and two of ours. */
export const propertyFlags = [
  'exclusividade',
  'breveLancamento',
  'emConstrucao',
  'lancamento',
  'novidade',
  'permuta',
  'destaque',
  'arquitetoRenomado',
] as const;
export type PropertyFlag = (typeof propertyFlags)[number];

/** What a back end may still tell of a property that is not on offer any more. */
export type GoneProperty = Pick<PropertyCard, 'codigo' | 'titulo1' | 'endereco' | 'fotoPrincipal'>;

/** What a property is called by on pages, prints, forms and letters; its number is for addresses. */
export const codeOf = ({ codigo, id }: { codigo?: string | null; id: number }): string =>
  codigo ?? String(id);

/** A property in a search's list: besides the card who answers for it, and when it was announced (ISO 8601), where told. */
export interface ListedProperty extends PropertyCard {
  corretor: BrokerCard | null;
  criadoEm: string | null;
}

/** What a property's own page shows besides. */
export interface PropertyDetail extends ListedProperty {
  plantas: Photo[];
  video: string | null;
  tour: string | null;
  /** '' where there is none. */
  descricao: string;
  /** One sentence that its broker signs. */
  notaDoCorretor: string | null;
  /** It is said that no other home is taken in exchange. */
  semPermuta: boolean;
  areaTerreno: number | null;
  banheiros: number | null;
  andar: number | null;
  anoConstrucao: number | null;
  condominio: string | null;
  propertyDetails: PropertyAttribute[];
  condominiumDetails: CondominiumDetail[];
  /** Beyond the specification's attributes. */
  features: FeatureSlug[];
  condominiumFeatures: FeatureSlug[];
  renovationLevel: RenovationLevel | null;
  /** Street and number, only where they may be shown. */
  logradouro: string | null;
  /** Whether the point is the exact place or the public one. */
  pontoExato: boolean;
  /** The words of the listings of its town and its district, where the back end tells. */
  locais: { cidade: string | null; bairro: string | null };
  registroIncorporacao: string | null;
  /** ISO 8601. */
  atualizadoEm: string | null;
}
