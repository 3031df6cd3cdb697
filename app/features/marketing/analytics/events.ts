import type { LeadKind } from '@domain/leads/lead-kinds';
import type { SocialProvider } from '@domain/people/providers';
import type { Consent } from '../consent/consent';

export type SignInMethod = 'email' | SocialProvider;

export interface ViewedItem {
  item_id: string;
  item_name?: string;
  item_category?: string;
  price?: number;
}

export interface FieldKinds {
  /** Text of our own pages, never a visitor's. */
  text: string;
  address: string;
  /** Page type or menu entry: lower case, digits, hyphens, slashes. */
  slug: string;
  property: number;
  /** Whole currency units. */
  amount: number;
  currency: string;
  items: ViewedItem[];
  /** UUID of version 4: random, so it cannot be a hash of an e-mail. */
  randomId: string;
  method: SignInMethod;
  lead: LeadKind;
  menu: 'menu';
  menuHeader: 'menu header';
}

interface EventRule {
  /** One of these purposes is required. Conversions count as marketing too. */
  with: readonly ('statistics' | 'marketing')[];
  fields: Readonly<Record<string, keyof FieldKinds>>;
}

const statistics = ['statistics'] as const;
const both = ['statistics', 'marketing'] as const;

/** All events of spec 1 §9 and spec 2 §7, with all fields. clean.ts drops everything else. */
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
  sign_up: { with: both, fields: { method: 'method', user_id: 'randomId' } },
  user_save_search: { with: statistics, fields: {} },
  user_favorite: { with: both, fields: { product_id: 'property' } },
  lead_interessado: { with: both, fields: { product_id: 'property' } },
} as const satisfies Record<string, EventRule>;

export type EventName = keyof typeof events;
export type EventData<Name extends EventName> = {
  [Field in keyof (typeof events)[Name]['fields']]?: FieldKinds[(typeof events)[Name]['fields'][Field] &
    keyof FieldKinds];
};

export const canTrack = (event: EventName, consent: Pick<Consent, 'statistics' | 'marketing'>): boolean =>
  events[event].with.some((choice) => consent[choice]);

export type AnalyticsEvent = { [Name in EventName]: { event: Name } & EventData<Name> }[EventName];
