import { z } from 'zod';
import { senhaRules } from './senha-rules';

export const senhaMessage =
  'O campo senha deve ter uma letra maiúscula, uma letra minúscula, um número e um caractere especial (@$!%#?&)';

/** `senha` (spec 1 §7; settled §6); other characters are allowed, nothing is trimmed. */
export const senha = z
  .string({ error: senhaMessage })
  .refine((value) => senhaRules.every(({ test }) => test.test(value)), senhaMessage);

const typeSenha = 'Digite sua senha';
/** An existing password: only required (settled §6). */
export const typedSenha = z.string({ error: typeSenha }).max(128, typeSenha);
