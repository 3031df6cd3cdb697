import { z } from 'zod';
import { leadKinds } from '@contract/leads';
import { maxBrokerNoteLength } from '@domain/brokerage/broker-note';
import { brokerName, brokerText, creci as creciOf, secureUrl } from '@domain/brokerage/broker-fields';
import { articles, socialNetworks, type SocialNetwork } from '@domain/brokerage/brokerage';
import { brokerageTextFields, fileTexts } from '@domain/brokerage/brokerage-texts';
import { homeSections } from '@domain/brokerage/home-sections';
import { endsBeforeItBegins, scheduleFields } from '@domain/brokerage/schedule';
import { slugPattern } from '@domain/validation/search-values';
import { slugify } from '@domain/kernel/text';
import { email } from '@domain/validation/email';
import { telefone, formatTelefone } from '@domain/validation/telefone';
import { requiredText } from '@domain/validation/text';
import { campaignContent } from '@domain/campaigns/campaign-content';
import { article } from '@domain/texts/text-content';
import { code, codes, rule, search } from './rules';

/* The brokerage file (docs/brokerage.md). Strict objects report typing errors. */

const noText = 'espera-se um texto; números e sinais, entre aspas';
const words = (max: number) => requiredText(noText, max);
const slug = z
  .string('espera-se um texto')
  .regex(slugPattern, 'espera-se um slug: letras minúsculas, números e hífens');
const phone = telefone.transform(formatTelefone);
const webAddress = secureUrl('espera-se um endereço https://…');
const creci = creciOf(noText);
export const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'espera-se uma cor como "#17514f", entre aspas')
  .transform((text) => text.toLowerCase());

/** Of the magazine. */
const maxArticles = 500;
const maxCampaigns = 500;

/** In characters: fits a narrow phone's header. */
export const maxLogoLength = 16;

const office = z.strictObject({
  city: words(60),
  address: words(120),
  district: words(60).optional(),
  phone: phone.optional(),
  creci: creci.optional(),
});

const broker = z
  .strictObject({
    name: brokerName(noText),
    slug: slug.optional(),
    creci,
    phone: phone.optional(),
    email: email.optional(),
    linkedin: webAddress.optional(),
    segment: words(120).optional(),
    team: words(80).optional(),
    portrait: words(1000).optional(),
    cv: brokerText(noText).optional(),
    active: z.boolean('espera-se true ou false').optional(),
  })
  .transform(({ active, ...each }) => ({
    ...each,
    slug: each.slug ?? slugify(each.name),
    ...(active === false && { active }),
  }));

/** A schedule that ends before it begins is a mistake. */
const datesInOrder = {
  error: 'termina antes de começar',
  path: ['until'],
};
const hasDatesInOrder = (item: object) => !endsBeforeItBegins(item);

const slide = z
  .strictObject({
    title: words(80),
    slug: slug.optional(),
    subtitle: words(120).optional(),
    search,
    photo: words(1000),
    alt: words(200),
    ...scheduleFields,
  })
  .refine(hasDatesInOrder, datesInOrder);

const list = z
  .strictObject({
    title: words(80),
    slug: slug.optional(),
    text: words(300).optional(),
    broker: slug.optional(),
    codes: codes.optional(),
    search: search.optional(),
    /** First in a list by search. */
    pinned: codes.optional(),
    ...scheduleFields,
  })
  .refine(hasDatesInOrder, datesInOrder)
  .refine(({ pinned, search: listSearch }) => pinned === undefined || listSearch !== undefined, {
    error: 'só uma lista com search tem imóveis fixos',
    path: ['pinned'],
  })
  .refine(({ codes: some, search: listSearch }) => (some === undefined) !== (listSearch === undefined), {
    error: 'a lista pede codes ou search, um dos dois',
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .transform((each) => ({ ...each, slug: each.slug ?? slugify(each.title) }));

const banner = z
  .strictObject({
    search,
    title: words(80),
    slug: slug.optional(),
    text: words(300),
    image: words(1000).optional(),
    alt: words(200).optional(),
    ...scheduleFields,
  })
  .refine(hasDatesInOrder, datesInOrder);

/** Each with a slug, by which drafts and acts name it: its own, else of its title and as many letters as needed. */
export function withSlugs<Item extends { slug?: string | undefined; title: string }>(
  items: readonly Item[],
): (Item & { slug: string })[] {
  const taken = new Set(items.flatMap((item) => item.slug ?? []));
  return items.map((item) => {
    if (item.slug !== undefined) return { ...item, slug: item.slug };
    const wanted = slugify(item.title) || 'item';
    let free = wanted;
    for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
    taken.add(free);
    return { ...item, slug: free };
  });
}

/** One of each, as the admin publishes it. */
export const showcaseParts = { list, banner, slide } as const;

const note = z.strictObject({ code, text: words(maxBrokerNoteLength) });

const networkKeys = socialNetworks.map((network) => network.toLowerCase() as Lowercase<SocialNetwork>);

export const brokerageFile = z.strictObject({
  name: words(40).optional(),
  article: z.enum(articles, 'espera-se a ou o: "a Casa Tal", "o Grupo Tal"').optional(),
  logo: words(maxLogoLength).optional(),
  colours: z.strictObject({ accent: colour, onDark: colour.optional() }).optional(),
  creci: creci.optional(),
  offices: z.array(office).max(6).default([]),
  profiles: z.partialRecord(z.enum(networkKeys), webAddress).default({}),
  brokers: z.array(broker).max(200).default([]),
  leads: z.partialRecord(z.enum(leadKinds), z.array(words(254)).min(1).max(20)).default({}),
  slides: z.array(slide).max(12).default([]).transform(withSlugs),
  lists: z.array(list).max(24).default([]),
  banners: z.array(banner).max(100).default([]).transform(withSlugs),
  /** Of the home page, in this order; absent: all in the usual order. */
  sections: z
    .array(z.enum(homeSections, `espera-se uma de ${homeSections.join(', ')}`))
    .refine((names) => new Set(names).size === names.length, 'repete uma parte')
    .optional(),
  notes: z.array(note).max(500).default([]),
  ...brokerageTextFields(fileTexts),
  highlights: rule.optional(),
  novelties: rule.optional(),
  articles: z.array(article).max(maxArticles).optional(),
  /** Absent: they stay as they are. */
  campaigns: z.array(campaignContent).max(maxCampaigns).optional(),
});
