import { z } from 'zod';
import { senhaRules } from './senha-rules';

export const senhaMessage =
  'O campo senha deve ter uma letra maiúscula, uma letra minúscula, um número e um caractere especial (@$!%#?&)';

/**
 * `senha` (spec 1 §7; settled §6): 8 to 128 characters with lower and upper case, a digit and
 * one of @$!%#?&; others are allowed. It is taken as typed: nothing is trimmed.
 */
export const senha = z
  .string({ error: senhaMessage })
  .refine((value) => senhaRules.every(({ test }) => test.test(value)), senhaMessage);

const typeSenha = 'Digite sua senha';
/** A password that there is already: only that it is required is said of it (settled §6). */
export const typedSenha = z.string({ error: typeSenha }).max(128, typeSenha);
