import { z } from 'zod';
import { cnpj } from './cnpj';
import { cpf, cpfMessage } from './cpf';
import { isCompanyDocument } from './document-kind';
import { text } from './text';

/** A CPF or CNPJ, decided by its length; returns digits and capitals. */
export const documento = text(cpfMessage).transform((written, context) => {
  const { data, error } = (isCompanyDocument(written) ? cnpj : cpf).safeParse(written);
  if (data !== undefined) return data;
  context.addIssue({ code: 'custom', message: error.issues[0]!.message });
  return z.NEVER;
});
