import { countWord } from '../text';

/** What the visitor is told where a lead could not be kept (spec 1 §10). */
export const leadFailed = 'Ooops! Não foi possível completar a ação. Tente novamente em alguns minutos.';

/** Where the back end has not taken a lead yet. */
export const leadWaits =
  'Recebemos o seu envio. O nosso sistema está fora do ar agora; assim que voltar, ele será entregue.';

/** Where an address has sent too many. @param seconds until the next one may come */
export function tooManyLeads(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Recebemos muitos envios da sua rede. Aguarde ${minutes === 1 ? 'um minuto' : `${minutes} minutos`} e envie outra vez.`;
}

/** 'Confira três campos antes de enviar.' */
export const checkFields = (count: number): string =>
  `Confira ${countWord(count)} ${count === 1 ? 'campo' : 'campos'} antes de enviar.`;
