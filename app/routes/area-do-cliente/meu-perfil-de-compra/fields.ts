export const yes = 'sim';

/** The button that adds a place: it saves what was said so far, and asks nobody to call. */
export const addField = 'adicionar';

/** What the page's buttons ask for. */
export const intentField = 'acao';
export const intents = { save: 'salvar', searches: 'criar-pesquisas', erase: 'apagar' } as const;
