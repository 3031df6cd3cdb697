export const folderField = {
  intent: 'acao',
  home: 'imovel',
  removal: 'remocao',
  folder: 'pasta',
  /** Copy instead of move. */
  stays: 'manter',
} as const;

export const folderIntents = {
  restore: 'restaurar',
  restoreFolder: 'restaurar-pasta',
  erase: 'apagar',
  eraseAct: 'apagar-remocao',
  take: 'tirar',
  letters: 'cartas',
} as const;

export const newFolderChoice = 'nova';
/** Target of a removed folder's properties: none, they are removed too. */
export const withFolderChoice = '';
