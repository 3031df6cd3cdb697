import type { LeadKind } from '@domain/lead-kinds';
import type { SocialProvider } from '@domain/providers';
import type { Consent } from '../consent/consent';

/** How somebody signs in: by e-mail and password, or by a provider. */
export type SignInMethod = 'email' | SocialProvider;

/** A property in `view_item`. */
export interface ViewedItem {
  item_id: string;
  item_name?: string;
  item_category?: string;
  price?: number;
}

/** What kinds of fields hold; clean.ts leaves out whatever is not of its kind. */
export interface FieldKinds {
  /** A text of the house's own pages, which no visitor has written. */
  text: string;
  /** A page's address without its query. */
  address: string;
  /** A page's kind, or a menu's entry: lower case, digits, hyphens and slashes. */
  slug: string;
  /** A property's number. */
  property: number;
  /** Whole units of a currency. */
  amount: number;
  currency: string;
  items: ViewedItem[];
  /** A keyed hash. */
  hash: string;
  method: SignInMethod;
  lead: LeadKind;
  menu: 'menu';
  menuHeader: 'menu header';
}

interface EventRule {
  /** What a visitor has to allow, one of them at least: what advertisements are measured by is marketing's as well. */
  with: readonly ('statistics' | 'marketing')[];
  fields: Readonly<Record<string, keyof FieldKinds>>;
}

const statistics = ['statistics'] as const;
const both = ['statistics', 'marketing'] as const;

/** Every event of spec 1 §9 and spec 2 §7, with all that it may say. Nothing else is ever told (clean.ts). */
export const events = {
  route_change: {
    with: statistics,
    fields: { page_title: 'text', page_location: 'address', route_name: 'slug' },
  },
  select_content: {
    with: statistics,
    fields: {
      content_type: 'menu',
      creative_slot: 'menuHeader',
      creative_name: 'text',
      promotion_name: 'text',
      promotion_id: 'slug',
    },
  },
  view_item: { with: both, fields: { currency: 'currency', value: 'amount', items: 'items' } },
  generate_lead: { with: both, fields: { lead_type: 'lead', product_id: 'property' } },
  login: { with: statistics, fields: { method: 'method' } },
  sign_up: { with: both, fields: { method: 'method', user_id: 'hash' } },
  user_save_search: { with: statistics, fields: {} },
  user_favorite: { with: both, fields: { product_id: 'property' } },
  lead_interessado: { with: both, fields: { product_id: 'property' } },
} as const satisfies Record<string, EventRule>;

export type EventName = keyof typeof events;
/** An event's fields; one that is not known is left out. */
export type EventData<Name extends EventName> = {
  [Field in keyof (typeof events)[Name]['fields']]?: FieldKinds[(typeof events)[Name]['fields'][Field] &
    keyof FieldKinds];
};

/** Whether a visitor's choice lets an event be told. */
export const mayTell = (event: EventName, consent: Pick<Consent, 'statistics' | 'marketing'>): boolean =>
  events[event].with.some((choice) => consent[choice]);

/** One event with its fields. */
export type Told = { [Name in EventName]: { event: Name } & EventData<Name> }[EventName];
