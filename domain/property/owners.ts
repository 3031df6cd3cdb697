/** Accounts that may read a property's report by the word of the admin. */
export const maxOwners = 5;

/** 'ana@exemplo.com.br, rui@exemplo.com.br' → addresses in small letters, each once. */
export const readOwners = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
];
