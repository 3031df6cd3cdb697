import type { Negotiation } from '@domain/search/filters';
import type { Condition } from '@domain/taxonomy/conditions';
import type { RemovalKind } from '@domain/favorites/folders';
import type { Currency } from '@domain/taxonomy/currencies';
import type { GoneProperty, Photo, PropertyCard } from './property';

/** Answer of all sign-in calls (spec 1 §9). */
export interface Session {
  access_token: string;
  expires_in: number; // seconds
  /** Renews the bearer token; null: the back end has no such call. */
  refresh_token: string | null;
  user: {
    email: string | null;
    name: string | null; // null: unknown
    has_products: boolean;
    /** Random (contract/auth.ts). */
    public_id: string | null;
    is_new: boolean;
  };
}

/** Name, e-mail and phone are the specification's; null in other fields: unknown. */
export interface UserData {
  nome: string;
  email: string;
  telefone: string | null;
  dataNascimento: string | null; // 'DD/MM/YYYY'
  recebeNewsletter: boolean | null;
  emailValidado: boolean | null;
  temSenha: boolean | null; // false for accounts from a sign-in provider
  exclusaoEm: string | null; // date of a requested deletion (ISO 8601)
  temImoveis: boolean | null;
}

export interface Favorite {
  code: number;
  condition: Condition;
  negotiation: Negotiation;
  created_at: string | null; // ISO 8601
  product: PropertyCard | null;
  gone: UnavailableFavorite | null;
}

/** `amount` null: on request. */
export interface OfferPrice {
  amount: number | null;
  currency: Currency;
}

export interface UnavailableFavorite extends GoneProperty {
  detalhes: PropertyCard['detalhes'] | null;
  lastPrice: OfferPrice | null;
  leftAt: string | null; // ISO 8601
}

export interface SavedProperty extends Favorite {
  note: string | null;
  /** Price when the property was saved, or since `since` (ISO 8601). */
  keptPrice: (OfferPrice & { since: string }) | null;
}

export interface Folder {
  id: string; // any text; some back ends use numbers
  name: string;
  homes: Favorite[]; // newest first
  cover: Photo[];
  /** Unique; `district` may be ''. [] if unknown. */
  places: { city: string; district: string }[];
  /** A shared link is open until then (ISO 8601; null: no end). */
  shared: { until: string | null } | null;
}

/** One removal, which the customer can undo. */
export interface Removal {
  id: number;
  kind: RemovalKind;
  /** ISO 8601. `until`: end of the undo period. */
  removedAt: string;
  until: string;
  folders: { id: string; name: string }[];
  homes: RemovedProperty[];
}

export interface RemovedProperty extends Favorite {
  note: string | null;
  /** Folders of the property; `stands`: the folder still exists. */
  folders: { name: string; stands: boolean }[];
}

export interface Visit {
  id_imovel: number;
  seen_at: string | null; // ISO 8601
  product: PropertyCard | null;
}
