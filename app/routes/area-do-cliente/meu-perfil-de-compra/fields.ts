/** What a choice is left at, or put back to, by who does not say: a radio cannot be unchosen. */
export const unsaid = 'Prefiro não dizer';
export const yes = 'sim';

/** What the page's buttons ask for. */
export const intentField = 'acao';
export const intents = { save: 'salvar', searches: 'criar-pesquisas', erase: 'apagar' } as const;
