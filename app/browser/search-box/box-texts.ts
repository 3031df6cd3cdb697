/** Spec 1 §2.5. */
export const confirmCode = 'Para confirmar a busca, clique em “buscar”';
/** Why the button does nothing yet (spec 1 §7). */
export const notReady = 'Escolha um lugar da lista ou digite o código do imóvel.';
