export const leadWaits =
  'Recebemos o seu envio. O nosso sistema está fora do ar agora; assim que voltar, ele será entregue.';

export function tooManyLeads(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Recebemos muitos envios da sua rede. Aguarde ${minutes === 1 ? 'um minuto' : `${minutes} minutos`} e envie outra vez.`;
}
