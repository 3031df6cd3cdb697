/** What the forms of folders post, besides what people type. */
export const folderField = {
  /** What is to be done: one of `folderIntents`. */
  intent: 'acao',
  /** A home's number. */
  home: 'imovel',
  /** An act of removing, by its number. */
  removal: 'remocao',
  /** A folder, by its id. */
  folder: 'pasta',
  /** A home stays where it was too. */
  stays: 'manter',
} as const;

/** What is done with a press on the pages of favourites. */
export const folderIntents = {
  restore: 'restaurar',
  restoreFolder: 'restaurar-pasta',
  erase: 'apagar',
  eraseAct: 'apagar-remocao',
  take: 'tirar',
  letters: 'cartas',
} as const;

/** The choice of a new folder among those that there are. */
export const newFolderChoice = 'nova';
/** Where the homes of a removed folder go: with it. */
export const withFolderChoice = '';
