import type { BrokerageTexts } from './brokerage-texts';
import type { HomeSection } from './home-sections';

export interface Office {
  city: string;
  lines: readonly string[];
  /** Formatted: '(11) 3000-0000'. */
  phone?: string;
  creci: string;
}

export const socialNetworks = ['Instagram', 'Facebook', 'LinkedIn', 'YouTube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export interface BrokerageName {
  name: string;
  article: Article;
}
export const articles = ['a', 'o'] as const;
export type Article = (typeof articles)[number];

/** Name until the operator sets another one (`npm run house`). */
export const defaultBrokerageName: BrokerageName = { name: 'Bossa Nova', article: 'a' };

const contracted = { de: { a: 'da', o: 'do' }, em: { a: 'na', o: 'no' }, por: { a: 'pela', o: 'pelo' } };

/** 'a Bossa Nova'; after a preposition 'da Bossa Nova', 'no Grupo Prado'. */
export const withArticle = ({ name, article }: BrokerageName, after?: keyof typeof contracted): string =>
  `${after ? contracted[after][article] : article} ${name}`;

/** The brokerage as pages show it (spec 1 §2.4). */
export interface Brokerage extends BrokerageName {
  logo: string;
  /** Design tokens with the brokerage's colors; null: the defaults of the design. */
  colours: Readonly<Record<string, string>> | null;
  /** Changes with every setting of the brokerage; '' if there are none. */
  version: string;
  /** The back end's catalogue is the demo's: only then are invented facts shown. */
  isDemo: boolean;
  /** Whether the offices are its own. If not, there are none, or the demo's, which the footer says. */
  isReal: boolean;
  offices: readonly Office[];
  /** What is absent has no page, section or link. */
  texts: BrokerageTexts;
  social: readonly { network: SocialNetwork; href: string }[];
  /** Its curated lists; without any, the default ones. */
  lists?: readonly CuratedListOfBrokerage[];
  /** Of the home page, in this order; absent: the usual ones. */
  sections?: readonly HomeSection[];
  /** `/blog` leads to a page. */
  hasBlog?: boolean;
}

export interface CuratedListOfBrokerage {
  slug: string;
  title: string;
  /** Name of the broker who made it. */
  broker?: string;
}

export const citiesOf = (offices: readonly Office[]): string[] => [
  ...new Set(offices.map(({ city }) => city)),
];

export const demoOffices: readonly Office[] = [
  {
    city: 'São Paulo',
    lines: ['Alameda das Sibipirunas, 120', 'Jardim Europa'],
    phone: '(11) 0000-0000',
    creci: '00.000-J',
  },
  {
    city: 'Rio de Janeiro',
    lines: ['Rua da Enseada, 48, sala 301', 'Leblon'],
    phone: '(21) 0000-0000',
    creci: '00.000-J',
  },
];

/** Parses 'Rua tal, 120; Jardim Europa; (11) 3000-0000; CRECI 12.345-J'; null without CRECI or address line. */
export function readOffice(city: string, text: string): Office | null {
  const parts = text.split(';').map((part) => part.trim());
  const creci = /^CRECI\s(.+)$/i.exec(parts.at(-1) ?? '')?.[1]?.trim();
  const phone = parts.find((part) => /^\(\d{2}\) ?[\d -]{8,11}$/.test(part));
  const lines = parts.slice(0, -1).filter((part) => part && part !== phone);
  return creci && lines.length > 0 ? { city, lines, ...(phone && { phone }), creci } : null;
}

/** @param number digits with country code */
export const whatsappUrl = (number: string, text?: string) =>
  `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
