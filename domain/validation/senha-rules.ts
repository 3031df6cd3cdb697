/** Single rules of `senha`, for the list beside the field (brief §16, `.regras`). Without zod: pages load it. */
export const senhaRules = [
  { name: 'Pelo menos 8 caracteres', test: /^[^]{8,128}$/ },
  { name: 'Uma letra maiúscula', test: /[A-Z]/ },
  { name: 'Uma letra minúscula', test: /[a-z]/ },
  { name: 'Um número', test: /\d/ },
  { name: 'Um caractere especial (@$!%#?&)', test: /[@$!%#?&]/ },
] as const;

export const metSenhaRules = (password: string): boolean[] =>
  senhaRules.map(({ test }) => test.test(password));
