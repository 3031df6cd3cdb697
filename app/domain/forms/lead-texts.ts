/** What the visitor is told where a lead could not be kept (specification 1, section 10). */
export const leadFailed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';

const counts = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** 'Confira três campos antes de enviar.' */
export const checkFields = (count: number): string =>
  `Confira ${counts[count - 1] ?? count} ${count === 1 ? 'campo' : 'campos'} antes de enviar.`;
