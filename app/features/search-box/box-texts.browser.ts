/** Specification 1, section 2.5. */
export const confirmCode = 'Para confirmar a busca, clique em “buscar”';
/** Why the button does nothing yet (specification 1, section 7). */
export const notReady = 'Escolha um lugar da lista ou digite o código do imóvel.';
