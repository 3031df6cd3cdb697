/** Digits of a CPF; a CNPJ has more. */
const personLength = 11;

export const isCompanyDocument = (written: string): boolean =>
  written.replace(/[^\da-z]/gi, '').length > personLength;
