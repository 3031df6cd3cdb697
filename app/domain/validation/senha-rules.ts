/**
 * Each rule of `senha` by itself, for the list beside the field (brief §16, `.regras`); without zod: pages carry it.
 */
export const senhaRules = [
  { name: 'Pelo menos 8 caracteres', test: /^[^]{8,128}$/ },
  { name: 'Uma letra maiúscula', test: /[A-Z]/ },
  { name: 'Uma letra minúscula', test: /[a-z]/ },
  { name: 'Um número', test: /\d/ },
  { name: 'Um caractere especial (@$!%#?&)', test: /[@$!%#?&]/ },
] as const;

/** Which of the rules a password keeps, in their order. */
export const metSenhaRules = (password: string): boolean[] =>
  senhaRules.map(({ test }) => test.test(password));
