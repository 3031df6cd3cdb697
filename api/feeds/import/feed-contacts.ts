import { type FeedNode, findAll } from './feed-node';
import { slugify } from '@domain/kernel/text';
import { email } from '@domain/validation/email';
import { formatTelefone, telefone } from '@domain/validation/telefone';
import { requiredText } from '@domain/validation/text';

/** Only valid fields are set. */
export interface FeedContact {
  name: string;
  slug: string;
  creci?: string;
  phone?: string;
  email?: string;
  /** In the feed. */
  homes: number;
}

/** `flat`: tags directly in the listing. */
const contacts = ['contactinfo', 'agent', 'broker', 'corretor', 'captador', 'contato'];
const parts = {
  name: ['name', 'nome'],
  email: ['email', 'mail'],
  phone: ['telephone', 'phone', 'celular', 'telefone', 'fone'],
  creci: ['creci'],
};
const flat = {
  name: ['nomecorretor', 'corretornome'],
  email: ['emailcorretor', 'corretoremail'],
  phone: ['celularcorretor', 'telefonecorretor', 'corretortelefone'],
  creci: ['crecicorretor', 'corretorcreci'],
};

const readable = {
  name: requiredText('', 80),
  email,
  phone: telefone.transform(formatTelefone),
  creci: requiredText('', 30),
};

export function contactsIn(listing: FeedNode): Omit<FeedContact, 'homes'>[] {
  const found = findAll(listing, contacts).map((node) => contactOf(node, parts));
  return [...found, contactOf(listing, flat)].filter((each) => each !== undefined);
}

function contactOf(node: FeedNode, names: typeof parts): Omit<FeedContact, 'homes'> | undefined {
  const first = (part: keyof typeof parts) =>
    findAll(node, names[part])
      .map(({ text }) => readable[part].safeParse(text.replace(/\s+/g, ' ')).data)
      .find((value) => value !== undefined);
  const name = first('name');
  const slug = name && slugify(name);
  if (!name || !slug) return undefined;
  const [address, phone, creci] = [first('email'), first('phone'), first('creci')];
  return { name, slug, ...(creci && { creci }), ...(phone && { phone }), ...(address && { email: address }) };
}

/** The slug identifies a contact. */
export function addContacts(known: Map<string, FeedContact>, listing: FeedNode): void {
  const here = new Set<string>();
  for (const contact of contactsIn(listing)) {
    const before = known.get(contact.slug);
    const propertyCount = (before?.homes ?? 0) + (here.has(contact.slug) ? 0 : 1);
    here.add(contact.slug);
    known.set(contact.slug, { ...contact, ...before, homes: propertyCount });
  }
}
