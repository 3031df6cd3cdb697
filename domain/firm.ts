/** One office of the brokerage: its city, the lines of its address, its phone and its registration with the council. */
export interface Office {
  city: string;
  lines: readonly string[];
  /** As it is written: '(11) 3000-0000'. */
  phone?: string;
  creci: string;
}

export const socialNetworks = ['Instagram', 'Facebook', 'LinkedIn', 'YouTube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** What the brokerage is called, and with which article that is said. */
export interface HouseName {
  name: string;
  article: Article;
}
export const articles = ['a', 'o'] as const;
export type Article = (typeof articles)[number];

/** What it is called where the operator's own house has not said otherwise (`npm run house`). */
export const productName: HouseName = { name: 'Bossa Nova', article: 'a' };

const contracted = { de: { a: 'da', o: 'do' }, em: { a: 'na', o: 'no' }, por: { a: 'pela', o: 'pelo' } };

/** 'a Bossa Nova'; after a preposition 'da Bossa Nova', 'no Grupo Prado'. */
export const withArticle = ({ name, article }: HouseName, after?: keyof typeof contracted): string =>
  `${after ? contracted[after][article] : article} ${name}`;

/** What the operator says of the brokerage, as pages show it (spec 1 §2.4). */
export interface Firm extends HouseName {
  /** What stands beside the five bars. */
  logo: string;
  /** The design's tokens that are its own; null: all are the design's. */
  colours: Readonly<Record<string, string>> | null;
  /** Changes with anything that is the house's own; '': nothing is. */
  version: string;
  /** Whether the offices are the operator's own; else they are the demo's, and the footer says so. */
  isReal: boolean;
  offices: readonly Office[];
  /** Profiles elsewhere; only those that the operator has named. */
  social: readonly { network: SocialNetwork; href: string }[];
}

/** The cities that offices stand in, each once. */
export const citiesOf = (offices: readonly Office[]): string[] => [
  ...new Set(offices.map(({ city }) => city)),
];

/** The offices of the demo: invented, like its properties. */
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

/**
 * Reads an office as operators write it: 'Rua tal, 120; Jardim Europa; (11) 3000-0000; CRECI 12.345-J', the phone where
 * there is one. null where the registration is missing.
 */
export function readOffice(city: string, text: string): Office | null {
  const parts = text.split(';').map((part) => part.trim());
  const creci = /^CRECI\s+(.+)$/i.exec(parts.at(-1) ?? '')?.[1];
  const phone = parts.find((part) => /^\(\d{2}\) ?[\d -]{8,11}$/.test(part));
  const lines = parts.slice(0, -1).filter((part) => part && part !== phone);
  return creci && lines.length > 0 ? { city, lines, ...(phone && { phone }), creci } : null;
}

/** Where a conversation by WhatsApp begins; `number` in digits with country code, `text` what is ready to be sent. */
export const whatsappUrl = (number: string, text?: string) =>
  `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
