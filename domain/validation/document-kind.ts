/** How many digits a person's tax id has; a company's has more. */
const personLength = 11;

/** Whether a tax id is a company's, by its length, also while it is typed. */
export const isCompanyDocument = (written: string): boolean =>
  written.replace(/[^\da-z]/gi, '').length > personLength;
