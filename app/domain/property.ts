import type {
  CondominiumDetail,
  PropertyDetail as PropertyAttribute,
  RenovationLevel,
} from '@domain/taxonomy/attributes';
import type { Condition } from '@domain/taxonomy/conditions';
import type { Currency } from '@domain/taxonomy/currencies';
import type { Delivery } from '@domain/property/delivery';
import type { PeriodRent } from '@domain/property/period-rent';
import type { Plan } from '@domain/property/plan/plan';
import type { FeatureSlug } from '@domain/taxonomy/features';
import type { PropertyType } from '@domain/taxonomy/property-types';
import type { BrokerCard } from './broker';

/** Files of ours (`base`) or a URL (`src`). Neither: not fetched yet. */
export interface Photo {
  /** Files: `{base}/{width}.{avif|webp|jpg}` (domain/media/photo.ts). */
  base: string | null;
  cuts?: boolean;
  src?: string; // URL with an allowed origin
  width: number;
  height: number;
  alt: string;
  /** Color, linear gradient of hex colors, or tiny data URI. */
  placeholder?: string | null;
  focal?: string | null; // CSS object-position: '50% 40%'
  caption?: string; // room and light: 'Sala, às cinco'
}

export const iptuPeriods = ['Mensal', 'Anual', 'Isento'] as const;
export type IptuPeriod = (typeof iptuPeriods)[number];

/** Spec 2 §3. Whole units of `moeda`, rent per month; null: unknown, or on request. */
export interface PropertyCard {
  id: number;
  codigo: string | null;
  condition: Condition;
  titulo1: string; // never empty
  /** For the requested negotiation (sale if both). */
  canonical: string;
  /** Public point, both or neither. `pais`: ISO 3166, two letters; '' if unknown, also in `cidade` and `bairro`. */
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
  venda: boolean; // at least one is true
  aluguel: boolean;
  valorMin: number | null; // sale price; never 0
  valorLocacao: number | null; // by the month; never 0
  /** A rent for another period. */
  periodRent: PeriodRent | null;
  valorCondominio: number | null; // 0: none
  valorIptu: number | null;
  tipoIptu: IptuPeriod | null;
  condominio: string | null;
  incorporadora: string | null; // who builds a launch
  entrega: Delivery | null;
  fotoPrincipal: Photo | null;
  /** At most 6; all on a property's own page. */
  fotos: Photo[];
  totalFotos: number;
  /** A favorite of the visitor, by this answer; our back end tells it by the list of favorites alone. */
  isFavorite: boolean;
}

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

export type GoneProperty = Pick<PropertyCard, 'codigo' | 'titulo1' | 'endereco' | 'fotoPrincipal'>;

export const codeOf = ({ codigo, id }: { codigo?: string | null; id: number }): string =>
  codigo ?? String(id);

export interface ListedProperty extends PropertyCard {
  corretor: BrokerCard | null;
  criadoEm: string | null; // ISO 8601
}

export interface PropertyDetail extends ListedProperty {
  plantas: Photo[];
  /** Its photo numbers are places in `fotos`, from 1. */
  plan: Plan | null;
  video: string | null;
  tour: string | null;
  descricao: string;
  notaDoCorretor: string | null; // one sentence, signed by the broker
  semPermuta: boolean; // the owner accepts no exchange
  areaTerreno: number | null;
  banheiros: number | null;
  andar: number | null;
  anoConstrucao: number | null;
  propertyDetails: PropertyAttribute[];
  condominiumDetails: CondominiumDetail[];
  features: FeatureSlug[]; // not in the specification
  condominiumFeatures: FeatureSlug[];
  renovationLevel: RenovationLevel | null;
  logradouro: string | null;
  pontoExato: boolean; // whether the point is exact
  locais: { cidade: string | null; bairro: string | null };
  registroIncorporacao: string | null;
  atualizadoEm: string | null; // ISO 8601
  conferidoEm: string | null; // ISO 8601
}
