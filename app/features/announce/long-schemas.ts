import { z } from 'zod';
import { draftLimits } from '@domain/announcement/draft';
import { authorisationMessage, maritalStatuses, referralSources } from '@domain/announcement/long-form';
import { condominiumDetailSlugs } from '@domain/taxonomy/attributes';
import { contactPreferences } from '@domain/taxonomy/lead-options';
import { area } from '@domain/validation/area';
import { dataNascimento } from '@domain/validation/data-nascimento';
import { isCompanyDocument } from '@domain/validation/document-kind';
import { documento } from '@domain/validation/documento';
import { text, tooLong } from '@domain/validation/text';
import type { AnnounceRules } from '~/domain/announce-rules';
import {
  relevantPrices,
  choose,
  count,
  infosFields,
  locationFields,
  ownerFields,
  withAddressRules,
  pricesFields,
  type Typed,
} from './announce-schemas';

/* Rules of the long form and its extra fields (domain/announcement/long-form.ts). */

export const moreFields = {
  area_total: area.optional(),
  banheiros: count.optional(),
  lavabos: count.optional(),
  salas: count.optional(),
  dependencias: count.optional(),
  // Drops unknown slugs: the page does not show them, so visitors could not remove them.
  comodidades: z
    .array(z.string())
    .max(draftLimits.values)
    .transform((ticked) => condominiumDetailSlugs.filter((slug) => ticked.includes(slug)))
    .optional(),
  preferencia_contato: z.enum(contactPreferences, choose).optional(),
  como_conheceu: z.enum(referralSources, choose).optional(),
  mensagem: text('Texto inválido')
    .refine(({ length }) => length <= draftLimits.value, tooLong(draftLimits.value))
    .transform((written) => written || undefined)
    .optional(),
};
export const moreSchema = () => z.object(moreFields);
export type More = z.output<ReturnType<typeof moreSchema>>;

/** A company has no birth date and no marital status. */
function relevantOwnerFields(typed: unknown) {
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

export const longSchema = (rules: AnnounceRules) =>
  z.preprocess(
    (typed) => relevantOwnerFields(relevantPrices(typed)),
    withAddressRules(
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
