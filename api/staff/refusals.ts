import { ApiError, unprocessable } from '@api/platform/http/errors';
import type { StaffConflict } from '@contract/staff-conflict';

export const factorRequired = () => new ApiError(403, 'FACTOR_REQUIRED', 'Confirme o segundo fator');
export const enrolmentRequired = () =>
  new ApiError(403, 'ENROLMENT_REQUIRED', 'Cadastre primeiro um segundo fator');
export const stepUpRequired = () =>
  new ApiError(403, 'STEP_UP_REQUIRED', 'Confirme o segundo fator outra vez para continuar');
export const wrongCode = () => unprocessable({ code: ['O código não confere ou já foi usado'] });
export const wrongPasskey = () =>
  unprocessable({ credential: ['Não foi possível confirmar a chave de acesso. Tente outra vez.'] });
export const ownRole = () => new ApiError(409, 'OWN_ROLE', 'Ninguém muda o próprio papel');
export const lastDirection = () =>
  new ApiError(409, 'LAST_DIRECTION', 'A última pessoa da Direção não pode sair nem mudar de papel');
export const lastFactor = () =>
  new ApiError(409, 'LAST_FACTOR', 'Cadastre outro segundo fator antes de remover este');
/** The record's other fields are saved. */
export const changedMeanwhile = (conflict: StaffConflict) =>
  new ApiError(409, 'CHANGED_MEANWHILE', 'Alguém mudou isto enquanto você escrevia.', undefined, {
    conflict,
  });
export const alreadyUndone = () => new ApiError(409, 'ALREADY_UNDONE', 'Este ato já foi desfeito');
export const valuesErased = () =>
  new ApiError(409, 'VALUES_ERASED', 'Os valores deste ato foram apagados: não há o que desfazer');
export const notUndoable = () => new ApiError(409, 'NOT_UNDOABLE', 'Este ato não se desfaz');
