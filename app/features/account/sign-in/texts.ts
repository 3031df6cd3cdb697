/** Texts of spec 1 §10. */
export const signInTexts = {
  loginFailed: 'Por favor, verifique o e-mail e senha digitados.',
  registrationFailed: 'Tente novamente mais tarde.',
  registered: 'Seu cadastro foi criado e você receberá um e-mail para validar sua conta.',
  away: 'Nosso sistema não respondeu. Tente novamente mais tarde.',
} as const;
