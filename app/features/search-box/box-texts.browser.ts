/** Spec 1 §2.5. */
export const confirmCode = 'Para confirmar a busca, clique em “buscar”';
/** Description of the button while the field is empty. */
export const notReady = 'Escreva um lugar ou o código do imóvel.';
