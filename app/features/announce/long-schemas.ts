import { z } from 'zod';
import { draftLimits } from '@domain/announcement/draft';
import { authorisationMessage, maritalStatuses, waysHeard } from '@domain/announcement/long-form';
import { condominiumDetailSlugs } from '@domain/taxonomy/attributes';
import { contactPreferences } from '@domain/taxonomy/lead-options';
import { area } from '@domain/validation/area';
import { dataNascimento } from '@domain/validation/data-nascimento';
import { isCompanyDocument } from '@domain/validation/document-kind';
import { documento } from '@domain/validation/documento';
import { text, tooLong } from '@domain/validation/text';
import type { AnnounceRules } from '~/domain/announce-rules';
import {
  askedPrices,
  choose,
  count,
  infosFields,
  locationFields,
  ownerFields,
  placed,
  pricesFields,
  type Typed,
} from './announce-schemas';

/*
 * The rules of what the long form asks besides the steps, and of the whole (domain/announcement/long-form.ts).
 */

const moreFields = {
  area_total: area.optional(),
  banheiros: count.optional(),
  lavabos: count.optional(),
  salas: count.optional(),
  dependencias: count.optional(),
  // One that is not known any more is not sent: nobody could take it off a page that does not show it.
  comodidades: z
    .array(z.string())
    .max(draftLimits.values)
    .transform((ticked) => condominiumDetailSlugs.filter((slug) => ticked.includes(slug)))
    .optional(),
  preferencia_contato: z.enum(contactPreferences, choose).optional(),
  como_conheceu: z.enum(waysHeard, choose).optional(),
  mensagem: text('Texto inválido')
    .refine(({ length }) => length <= draftLimits.value, tooLong(draftLimits.value))
    .transform((written) => written || undefined)
    .optional(),
};
/** What lies in the draft of it: sent by the steps' way too. */
export const moreSchema = () => z.object(moreFields);
export type More = z.output<ReturnType<typeof moreSchema>>;

/** A company has no birth date and no marital status. */
function askedOfOwner(typed: unknown) {
  const { data_nascimento, estado_civil, ...others } = typed as Typed;
  const isCompany = typeof others.documento === 'string' && isCompanyDocument(others.documento);
  return { ...others, ...(!isCompany && { data_nascimento, estado_civil }) };
}

const contractFields = {
  data_nascimento: dataNascimento().optional(),
  documento: documento.optional(),
  estado_civil: z.enum(maritalStatuses, choose).optional(),
};
export type Contract = z.output<z.ZodObject<typeof contractFields>>;

const ticked = z.string().optional();

/** All of it at once. */
export const longSchema = (rules: AnnounceRules) =>
  z.preprocess(
    (typed) => askedOfOwner(askedPrices(typed)),
    placed(
      z.object({
        ...locationFields,
        ...infosFields,
        ...pricesFields(rules),
        ...ownerFields,
        ...moreFields,
        ...contractFields,
        autoriza_avaliacao: z.string({ error: authorisationMessage }),
        autoriza_contato: ticked,
        novidades: ticked,
      }),
      rules,
    ),
  );
export type LongForm = z.output<ReturnType<typeof longSchema>>;
