import { z } from 'zod';
import { draftLimits } from '@domain/announcement/draft';
import { ownTitleLength } from '@domain/announcement/own-property';
import { requiredText, text, tooLong } from '@domain/validation/text';
import { ownerFields } from '~/features/announce/announce-schemas';
import { moreFields } from '~/features/announce/long-schemas';

/* Rules of the steps that only the brokerage's own properties have. */

const { area_total, banheiros, comodidades } = moreFields;

export const ownTextSchema = () =>
  z.object({
    titulo: requiredText('Escreva o título do anúncio', ownTitleLength.max).refine(
      ({ length }) => length >= ownTitleLength.min,
      `Escreva ao menos ${ownTitleLength.min} letras`,
    ),
    descricao: text('Texto inválido')
      .refine(({ length }) => length <= draftLimits.value, tooLong(draftLimits.value))
      .optional(),
    ...{ area_total, banheiros, comodidades },
  });

/** The owner may be known by name alone, or not at all. */
export const ownOwnerSchema = () =>
  z.object({
    proprietario_nome: ownerFields.proprietario_nome.optional(),
    email: ownerFields.email.optional(),
    proprietario_telefone: z.preprocess(withoutCountryAlone, ownerFields.proprietario_telefone.optional()),
  });

/** The country is preselected: alone it says nothing. */
function withoutCountryAlone(typed: unknown): unknown {
  const number = typeof typed === 'object' && typed !== null && 'numero' in typed ? typed.numero : undefined;
  return number ? typed : undefined;
}
