import { z } from 'zod';

export const senhaMessage =
  'O campo senha deve ter uma letra maiúscula, uma letra minúscula, um número e um caractere especial (@$!%#?&)';

/** Each rule by itself, for the list beside the field (brief, section 16, `.regras`). */
export const senhaRules = [
  { name: 'Pelo menos 8 caracteres', test: /^[^]{8,128}$/ },
  { name: 'Uma letra maiúscula', test: /[A-Z]/ },
  { name: 'Uma letra minúscula', test: /[a-z]/ },
  { name: 'Um número', test: /\d/ },
  { name: 'Um caractere especial (@$!%#?&)', test: /[@$!%#?&]/ },
] as const;

/**
 * `senha` (specification 1, section 7; decisions, section 6): 8 to 128 characters with lower and upper case, a digit and
 * one of @$!%#?&; others are allowed. It is taken as typed: nothing is trimmed.
 */
export const senha = z
  .string({ error: senhaMessage })
  .refine((value) => senhaRules.every(({ test }) => test.test(value)), senhaMessage);
