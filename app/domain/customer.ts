import type { Negotiation } from '@domain/search/filters';
import type { Condition } from '@domain/taxonomy/conditions';
import type { GoneProperty, PropertyCard } from './property';

/** What every way of signing in answers (spec 1 §9). */
export interface Session {
  access_token: string;
  /** Seconds. */
  expires_in: number;
  /** Renews the bearer, where the back end has such a call; else the visitor signs in anew. */
  refresh_token: string | null;
  user: { email: string | null; has_products: boolean };
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
  gone: GoneProperty | null;
}

/** A property that a customer has seen. */
export interface Visit {
  id_imovel: number;
  /** ISO 8601. */
  seen_at: string | null;
  product: PropertyCard | null;
}
