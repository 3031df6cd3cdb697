export const yes = 'sim';

/** Button that adds a place. It saves the input so far and sends no lead. */
export const addField = 'adicionar';

export const intentField = 'acao';
export const intents = { save: 'salvar', searches: 'criar-pesquisas', erase: 'apagar' } as const;
