import { z } from 'zod';
import { leadKinds } from '@contract/leads';
import { contrastFaults, leastContrast } from '@domain/brand-colours';
import { longestBrokerNote } from '@domain/broker-note';
import { articles, socialNetworks, type SocialNetwork } from '@domain/firm';
import { foldCode } from '@domain/property-code';
import { slug } from '@domain/search/filters';
import { slugify } from '@domain/text';
import { email } from '@domain/validation/email';
import { telefone, formatTelefone } from '@domain/validation/telefone';
import { requiredText } from '@domain/validation/text';
import { code, codes, rule, search } from './rules';

/*
 * What a house file may say (docs/brokerage.md). Every object is strict: a slip of the pen is told, not passed over.
 * Pictures are a web address, or the path of a file beside the house file.
 */

const words = (max: number) => requiredText('espera-se um texto; números e sinais, entre aspas', max);
const phone = telefone.transform(formatTelefone);
const webAddress = z.url({ protocol: /^https$/, error: 'espera-se um endereço https://…' });
/** A CRECI number, with or without the word. */
const creci = words(30).transform((text) => text.replace(/^CRECI\s+(?=\d)/i, ''));
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'espera-se uma cor como "#17514f", entre aspas')
  .transform((text) => text.toLowerCase());

/** Letters that stand beside the bars on a narrow phone, with what else the header has. */
const longestLogo = 16;

const office = z.strictObject({
  city: words(60),
  address: words(120),
  district: words(60).optional(),
  phone: phone.optional(),
  creci: creci.optional(),
});

const broker = z
  .strictObject({
    name: words(80),
    slug: slug.optional(),
    creci,
    phone: phone.optional(),
    email: email.optional(),
    linkedin: webAddress.optional(),
    segment: words(120).optional(),
    team: words(80).optional(),
    portrait: words(1000).optional(),
    cv: words(2000).optional(),
  })
  .transform((each) => ({ ...each, slug: each.slug ?? slugify(each.name) }));

const slide = z.strictObject({
  title: words(80),
  subtitle: words(120).optional(),
  search,
  photo: words(1000),
  alt: words(200),
});

const list = z
  .strictObject({
    title: words(80),
    slug: slug.optional(),
    text: words(300).optional(),
    codes: codes.optional(),
    search: search.optional(),
  })
  .refine(({ codes: some, search: asked }) => (some === undefined) !== (asked === undefined), {
    error: 'a lista pede codes ou search, um dos dois',
  })
  .transform((each) => ({ ...each, slug: each.slug ?? slugify(each.title) }));

const banner = z.strictObject({
  search,
  title: words(80),
  text: words(300),
  image: words(1000).optional(),
});

/** What a broker says of a home. */
const note = z.strictObject({ code, text: words(longestBrokerNote) });

const networkKeys = socialNetworks.map((network) => network.toLowerCase() as Lowercase<SocialNetwork>);

const file = z.strictObject({
  name: words(40).optional(),
  article: z.enum(articles, 'espera-se a ou o: "a Casa Tal", "o Grupo Tal"').optional(),
  logo: words(longestLogo).optional(),
  colours: z.strictObject({ accent: colour, onDark: colour.optional() }).optional(),
  creci: creci.optional(),
  offices: z.array(office).max(6).default([]),
  profiles: z.partialRecord(z.enum(networkKeys), webAddress).default({}),
  brokers: z.array(broker).max(200).default([]),
  leads: z.partialRecord(z.enum(leadKinds), z.array(words(254)).min(1).max(20)).default({}),
  slides: z.array(slide).max(5).default([]),
  lists: z.array(list).max(12).default([]),
  banners: z.array(banner).max(50).default([]),
  notes: z.array(note).max(500).default([]),
  highlights: rule.optional(),
  novelties: rule.optional(),
});
type Said = z.output<typeof file>;
type Path = (string | number)[];

/** A house file's content: each part is there once, in its right shape, and agrees with the others. */
export const houseFile = file.superRefine((said, context) => {
  const fault = (path: Path, message: string) => context.addIssue({ code: 'custom', path, message });
  readableColours(said, fault);
  if (!said.logo && (said.name?.length ?? 0) > longestLogo)
    fault(['name'], `é longo para o logotipo: diga também logo, com até ${longestLogo} letras`);
  if (said.creci && said.offices.length === 0)
    fault(['creci'], 'o CRECI aparece com o endereço: diga também offices');
  said.offices.forEach((each, index) => {
    if (!each.creci && !said.creci)
      fault(['offices', index, 'creci'], 'falta o CRECI, aqui ou para todos os endereços');
  });
  once('brokers', said.brokers, fault);
  oneNoteEach(said, fault);
  once('lists', said.lists, fault);
  leadsToPeople(said, fault);
});

type Fault = (path: Path, message: string) => void;

function readableColours({ colours }: Said, fault: Fault) {
  const [first] = colours ? contrastFaults(colours) : [];
  if (!colours || !first) return;
  const { colour: name, ground, contrast } = first;
  const had = (Math.floor(contrast * 10) / 10).toLocaleString('pt-BR', { minimumFractionDigits: 1 });
  const wanted = leastContrast.toLocaleString('pt-BR', { minimumFractionDigits: 1 });
  fault(
    ['colours', colours[name] ? name : 'accent'],
    `não se lê sobre ${ground}: o contraste é ${had}:1, e precisa ser de ${wanted}:1 (WCAG AA)`,
  );
}

function once(name: 'brokers' | 'lists', each: readonly { slug: string }[], fault: Fault) {
  const seen = new Set<string>();
  each.forEach(({ slug: own }, index) => {
    if (own === '') fault([name, index], 'diga um slug: letras minúsculas, números e hífens');
    if (seen.has(own)) fault([name, index], `o slug '${own}' já é de outro; diga um slug diferente`);
    seen.add(own);
  });
}

function oneNoteEach({ notes }: Said, fault: Fault) {
  const seen = new Set<string>();
  notes.forEach(({ code: reference }, index) => {
    if (seen.has(foldCode(reference))) fault(['notes', index, 'code'], 'este imóvel já tem uma nota');
    seen.add(foldCode(reference));
  });
}

/** Who answers a kind of lead is an e-mail address, or a broker of this file who has one. */
function leadsToPeople({ leads, brokers }: Said, fault: Fault) {
  for (const [kind, people] of Object.entries(leads))
    people.forEach((person, index) => {
      if (email.safeParse(person).success) return;
      const known = brokers.find(({ slug: own }) => own === person);
      if (!known)
        fault(['leads', kind, index], `'${person}' não é um e-mail nem o slug de um consultor daqui`);
      else if (!known.email) fault(['leads', kind, index], `o consultor '${person}' não tem email`);
    });
}
