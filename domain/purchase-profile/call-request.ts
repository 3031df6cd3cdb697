/** Begins the message of the contact that a person sends with 'Um consultor pode me procurar por causa deste perfil'. */
export const callRequestMessage = 'Enviado pelo perfil de compra.';
