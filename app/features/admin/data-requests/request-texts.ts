import type { StaffDataRequest, StaffDataRequests } from '@contract/staff-data-requests';
import { counted, nounFor } from '@domain/kernel/counts';
import { dayText } from '@domain/kernel/moment';
import { answerDue, daysLeft } from '@domain/people/answer-due';
import { retention } from '@domain/people/privacy';

type Request = StaffDataRequests['requests'][number];

export const isoDayText = (day: string): string => day.split('-').reverse().join('/');

/** 'faltam 12 dias, até 14/12/2026' @param today ISO day */
export function dueText({ requested_on, answered_at, answer }: Request, today: string): string {
  if (answered_at)
    return `${answer === 'erased' ? 'apagado' : 'respondido'} em ${dayText(new Date(answered_at))}`;
  const [left, due] = [daysLeft(requested_on, today), isoDayText(answerDue(requested_on))];
  if (left < 0) return `atrasado ${counted(-left, 'dia', 'dias')}, venceu em ${due}`;
  if (left === 0) return `vence hoje, ${due}`;
  return `${nounFor(left, 'falta', 'faltam')} ${counted(left, 'dia', 'dias')}, até ${due}`;
}

/** '2 pedidos abertos, 1 atrasado.' */
export function requestsSentence(requests: readonly Request[], today: string): string {
  const open = requests.filter(({ answered_at }) => !answered_at);
  if (open.length === 0) return 'Nenhum pedido espera resposta.';
  const late = open.filter(({ requested_on }) => daysLeft(requested_on, today) < 0).length;
  const parts = [
    counted(open.length, 'pedido aberto', 'pedidos abertos'),
    late > 0 && counted(late, 'atrasado', 'atrasados'),
  ];
  return `${parts.filter(Boolean).join(', ')}. O acesso tem até 15 dias (LGPD, art. 19, II); a exclusão é imediata.`;
}

const partNames: Record<string, string> = {
  contatos: 'Contatos',
  contatosEntregues: 'Entregas de contatos',
  atosNosContatos: 'Leituras e mudanças pela equipe',
  assinaturas: 'Assinaturas',
  anuncios: 'Anúncios',
  rascunhosDeAnuncio: 'Rascunhos de anúncio',
  imoveisCadastrados: 'Imóveis que a equipe cadastrou como da pessoa',
  favoritos: 'Favoritos',
  pesquisasSalvas: 'Pesquisas salvas',
  imoveisProprios: 'Imóveis próprios',
  emailsAEnviar: 'E-mails a enviar',
};

/** The request that the page shows is one. */
const ownRequests = 'pedidosSobreDados';

/** Parts of the export with their counts; those without a name here are summed up. */
export function partTexts(parts: Readonly<Record<string, number>>): string[] {
  const named = Object.entries(parts).filter(([part]) => Object.hasOwn(partNames, part));
  const others = Object.entries(parts).filter(
    ([part]) => !Object.hasOwn(partNames, part) && part !== ownRequests,
  );
  const rest = others.reduce((sum, [, count]) => sum + count, 0);
  return [
    ...named.map(([part, count]) => `${partNames[part]}: ${count}`),
    ...(rest > 0 ? [`Outros registros da conta: ${rest}`] : []),
  ];
}

const placeTexts: Record<string, string> = {
  house: 'caixa de e-mail da equipe',
  broker: 'caixa de e-mail do corretor',
  webhook: 'CRM (o site avisa da exclusão)',
  mautic: 'Mautic, o sistema de marketing',
};

/** Where the operator erases by hand, apart from the CRM, which is notified. */
export const destinationTexts = (
  destinations: NonNullable<StaffDataRequest['outcome']>['destinations'],
): string[] =>
  destinations.map(({ place, address }) => [placeTexts[place] ?? place, address].filter(Boolean).join(' '));

/**
 * Nothing of a person who is erased stays, but this. Our own logs have no address of a visitor
 * (docs/decisions/0125-missing-records-requests-and-citations.md). @param now of the erasure
 */
export function obligations(now: Date): { what: string; law: string; until: string }[] {
  const months = new Date(now);
  months.setUTCMonth(months.getUTCMonth() + 6);
  return [
    {
      what: 'Data, hora e endereço IP de cada acesso, só nos registros da hospedagem do site',
      law: 'Marco Civil da Internet, art. 15',
      until: `seis meses depois de cada acesso, os de hoje até ${dayText(months)}`,
    },
    {
      what: 'Cadastro e documentos de uma compra e venda concluída com a pessoa, que não ficam na Mesa',
      law: 'Lei 9.613/1998, art. 10, § 2º',
      until: 'pelo menos cinco anos depois da conclusão',
    },
    {
      what: 'O registro deste pedido: datas, motivo e quem atendeu, sem nome, e-mail nem telefone',
      law: 'LGPD, art. 6º, X, e art. 37',
      until: `${retention.leadYears} anos; o ato no registro da Mesa, sempre`,
    },
  ];
}
