import { z } from 'zod';
import { endError, endsAfterBegin, localMomentValue } from '../texts/text-content';
import { maxTextLength } from '../texts/text-limits';
import { requiredText } from '../validation/text';

/** How one source of the texts is read. */
interface TextSource {
  object: typeof z.object;
  words: (max: number) => ReturnType<typeof requiredText>;
  list: <Item extends z.ZodType>(item: Item, max: number) => z.ZodArray<Item>;
  optional: <Field extends z.ZodType>(field: Field) => z.ZodOptional<Field>;
}

const expected = 'espera-se um texto; números e sinais, entre aspas';

/** Refuses unknown keys and what does not fit. */
export const fileTexts: TextSource = {
  object: z.strictObject as unknown as typeof z.object,
  words: (max) => requiredText(expected, max),
  list: (item, max) => z.array(item).max(max),
  optional: (field) => field.optional(),
};

/** Ignores unknown keys. An optional text that does not fit is absent; lengths are a rule of the file alone. */
export const wireTexts: TextSource = {
  object: z.object,
  words: () => requiredText(expected, Infinity),
  list: (item) => z.array(item),
  optional: <Field extends z.ZodType>(field: Field) =>
    field.optional().catch(undefined) as unknown as z.ZodOptional<Field>,
};

export function brokerageTextFields({ object, words, list, optional }: TextSource) {
  const paragraphs = list(words(700), 6).min(1);
  const section = object({ title: words(60), paragraphs });
  const step = object({ title: words(60), when: words(60), text: words(240) });
  const steps = object({ title: words(60), steps: list(step, 8).min(1) });
  const page = {
    title: words(60),
    lead: words(300),
    /** For search engines; without it the lead. */
    description: optional(words(200)),
  };
  const pageText = object({
    ...{ title: words(120), lead: words(300), text: words(maxTextLength) },
    ...{ from: optional(localMomentValue), until: optional(localMomentValue) },
  }).refine(endsAfterBegin, endError);
  return {
    hours: optional(
      object({
        office: optional(list(object({ days: words(40), time: words(40) }), 7).min(1)),
        visits: optional(object({ weekdays: words(40), saturday: optional(words(40)) })),
      }),
    ),
    promises: optional(
      object({
        reply: optional(words(60)),
        search: optional(words(60)),
        callDays: optional(z.int().min(1).max(10)),
      }),
    ),
    texts: optional(
      object({
        motto: optional(words(120)),
        home: optional(
          object({
            title: optional(words(60)),
            lead: optional(words(160)),
            pageTitle: optional(words(60)),
            description: optional(words(200)),
            brand: optional(
              object({
                title: words(60),
                text: words(400),
                promise: optional(words(160)),
                /** Who answers for it. */
                signature: optional(object({ name: words(60), role: words(60), creci: words(40) })),
              }),
            ),
            announce: optional(words(60)),
            curation: optional(words(120)),
            team: optional(words(120)),
          }),
        ),
        about: optional(
          object({
            ...page,
            sections: optional(list(section, 6)),
            work: optional(steps),
          }),
        ),
        history: optional(
          object({
            ...page,
            sections: optional(list(section, 6)),
            times: optional(steps),
            abroad: optional(words(60)),
          }),
        ),
        owners: optional(object({ steps: optional(steps), exclusive: optional(words(240)) })),
        wanted: optional(words(160)),
        /** Under 'Assine nossa newsletter'. */
        newsletter: optional(words(120)),
        /** Beside the menu 'Internacional'. */
        abroad: optional(words(120)),
      }),
    ),
    /** Markdown (domain/texts). In the place of `texts` of the page, or of the site's own. */
    pages: optional(
      object({
        'a-bossa-nova': optional(pageText),
        'nossa-historia': optional(pageText),
        'programa-only-you': optional(pageText),
        'termos-de-responsabilidade': optional(pageText),
      }),
    ),
    magazine: optional(
      object({
        name: words(30),
        lead: words(300),
        description: optional(words(200)),
        home: optional(words(120)),
        /** Texts to read under the subscription. */
        sections: optional(list(section, 6)),
      }),
    ),
    onlyYou: optional(
      object({
        name: words(30),
        summary: words(120),
        ...page,
        work: optional(steps),
        sections: optional(list(section, 6)),
      }),
    ),
  };
}

const texts = z.object(brokerageTextFields(wireTexts));

/** Sentences that only the brokerage itself can say; a page or section without its text is absent. */
export type BrokerageTexts = z.output<typeof texts>;
export type BrokeragePromises = NonNullable<BrokerageTexts['promises']>;
export type TextSteps = NonNullable<NonNullable<BrokerageTexts['onlyYou']>['work']>;
