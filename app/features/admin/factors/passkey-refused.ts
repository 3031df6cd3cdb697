import type { Refusal } from '~/back-end/refusal.server';

export const passkeyRefused: Refusal = {
  status: 400,
  text: 'Não foi possível confirmar a chave de acesso. Tente outra vez.',
};
