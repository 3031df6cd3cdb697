import type { Negotiation } from '@domain/search/filters';
import type { Condition } from '@domain/taxonomy/conditions';
import type { RemovalKind } from '@domain/folders';
import type { Currency } from '@domain/taxonomy/currencies';
import type { GoneProperty, Photo, PropertyCard } from './property';

/** What every way of signing in answers (spec 1 §9). */
export interface Session {
  access_token: string;
  /** Seconds. */
  expires_in: number;
  /** Renews the bearer, where the back end has such a call; else the visitor signs in anew. */
  refresh_token: string | null;
  user: {
    email: string | null;
    /** null: it says nothing of it. */
    name: string | null;
    has_products: boolean;
    /** The account's number; null: nothing is said of it. */
    number: number | null;
    /** Whether signing in has made the account. */
    is_new: boolean;
  };
}

/** A customer's own data: name, e-mail and telephone are the specification's; null of the rest: nothing is said of it. */
export interface UserData {
  nome: string;
  email: string;
  telefone: string | null;
  /** 'DD/MM/YYYY' */
  dataNascimento: string | null;
  recebeNewsletter: boolean | null;
  /** Whether the e-mail is proven. */
  emailValidado: boolean | null;
  /** Whether the account has a password; one made by a provider has none. */
  temSenha: boolean | null;
  /** When the account will be gone (ISO), where its deletion was asked for. */
  exclusaoEm: string | null;
  /** Whether a property is theirs; null: nothing is said of it. */
  temImoveis: boolean | null;
}

/** A property that a customer keeps. */
export interface Favorite {
  /** The property's number. */
  code: number;
  condition: Condition;
  negotiation: Negotiation;
  /** ISO 8601. */
  created_at: string | null;
  /** Its card, where it came along and the property is on offer. */
  product: PropertyCard | null;
  /** What is still told of one that is not. */
  gone: KeptGone | null;
}

/** An amount that a home is, or was, offered for; null: on request. */
export interface OfferedFor {
  amount: number | null;
  currency: Currency;
}

/** A kept home that is not on offer any more. */
export interface KeptGone extends GoneProperty {
  detalhes: PropertyCard['detalhes'] | null;
  lastPrice: OfferedFor | null;
  /** ISO 8601. */
  leftAt: string | null;
}

/** A home in a folder. */
export interface KeptHome extends Favorite {
  /** The customer's own. */
  note: string | null;
  /** What it was offered for when it was kept, or since `since` (ISO 8601). */
  keptPrice: (OfferedFor & { since: string }) | null;
}

/** A folder of favourites. */
export interface Folder {
  /** As the back end has it: a number, or any text. */
  id: string;
  name: string;
  /** The homes in it, the newest first. */
  homes: Favorite[];
  /** Photos of the first of them. */
  cover: Photo[];
  /** Where they lie, each place once; a district may be ''. Empty where nothing is said of it. */
  places: { city: string; district: string }[];
  /** Whether a link opens it, and until when (ISO 8601; null: without end). */
  shared: { until: string | null } | null;
}

/** What a customer removed at one time, and may have back. */
export interface Removal {
  id: number;
  kind: RemovalKind;
  /** ISO 8601, as `until`: when it is gone for good. */
  removedAt: string;
  until: string;
  folders: { id: string; name: string }[];
  homes: RemovedHome[];
}

export interface RemovedHome extends Favorite {
  note: string | null;
  /** Those that it lay in, and whether they stand. */
  folders: { name: string; stands: boolean }[];
}

/** A property that a customer has seen. */
export interface Visit {
  id_imovel: number;
  /** ISO 8601. */
  seen_at: string | null;
  product: PropertyCard | null;
}
