/** Of the address: ids, and whether the filter's whole list counts instead. */
export const chosenField = 'c';
export const scopeField = 'quais';
export const scopes = { chosen: 'escolhidos', found: 'todos' } as const;

/** 'Sem corretor' in the form, where an empty choice changes nothing. */
export const nobody = 'ninguem';
export const typedField = 'numero';
export const bulkIntents = { preview: 'previa', change: 'mudar' } as const;

/** Versions of a preview, in fields that are as long as a field may be. */
const pieceLength = 9_000;
export const versionFields = Array.from({ length: 7 }, (_, index) => `versoes${index}`);

export const piecesOf = (versions: string): string[] =>
  Array.from({ length: Math.ceil(versions.length / pieceLength) }, (_, index) =>
    versions.slice(index * pieceLength, (index + 1) * pieceLength),
  );
