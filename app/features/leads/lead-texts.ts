/** Where the back end has not taken a lead yet. */
export const leadWaits =
  'Recebemos o seu envio. O nosso sistema está fora do ar agora; assim que voltar, ele será entregue.';

/** Where an address has sent too many. @param seconds until the next one may come */
export function tooManyLeads(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Recebemos muitos envios da sua rede. Aguarde ${minutes === 1 ? 'um minuto' : `${minutes} minutos`} e envie outra vez.`;
}
