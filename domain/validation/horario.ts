import { text } from './text';

export const horarioMessage = 'O horário informado é inválido';

/** `horario` (spec 1 §7): HH:MM, 24 hours. */
export const horario = text(horarioMessage).refine(
  (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  horarioMessage,
);
