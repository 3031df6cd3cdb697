import { campaignMaxAge, campaignName } from '~/domain/campaign';
import { acceptedName, consentMaxAge, consentName } from './consent';
import { experimentsMaxAge, experimentsName } from '../experiments';
import { retention } from '@domain/people/privacy';
import { regionMaxAge, regionName } from '~/domain/visitor-region';
import { exitShownName } from '~/domain/exit-shown-name';
import { seenPropertiesName, seenPropertiesSeconds } from '~/domain/seen-properties-name';
import { flashName } from '~/domain/snackbar';

const day = 24 * 3600;
/** Spec 1 §11. */
const sessionDays = 365;

/** For the privacy notice; tests/institucional compares it with the cookies set. */
export const cookieList = [
  {
    names: [consentName, acceptedName],
    category: 'Necessário',
    purpose: 'Guarda a sua escolha de cookies.',
    seconds: consentMaxAge,
  },
  {
    names: ['visitante'],
    category: 'Necessário',
    purpose: 'Um número sorteado que leva às suas buscas mais recentes. Só existe depois da primeira busca.',
    seconds: retention.recentSearchDays * day,
  },
  {
    names: [flashName],
    category: 'Necessário',
    purpose: 'Leva uma mensagem, como a de envio, até a página seguinte.',
    seconds: 60,
  },
  {
    names: ['enviado'],
    category: 'Necessário',
    purpose: 'Mostra o que você acabou de enviar por um formulário: primeiro nome, assunto e protocolo.',
    seconds: 15 * 60,
  },
  {
    names: ['anuncio'],
    category: 'Necessário',
    purpose:
      'Um número sorteado que leva ao rascunho do imóvel que você anuncia. Só existe depois de você começar.',
    seconds: retention.announcementDraftDays * day,
  },
  {
    names: ['anuncio-link'],
    category: 'Necessário',
    purpose: 'Guarda o link que você criou para continuar o seu anúncio em outro aparelho, para mostrá-lo.',
    seconds: retention.announcementLinkDays * day,
  },
  {
    names: ['link-novo'],
    category: 'Necessário',
    purpose: 'Leva o link de uma pasta que você acabou de compartilhar até a página que o mostra, uma vez.',
    seconds: 60,
  },
  {
    names: ['sessao'],
    category: 'Necessário',
    purpose: 'Mantém você na sua conta neste navegador. Vai cifrado, e some quando você sai.',
    seconds: sessionDays * day,
  },
  {
    names: ['aparelho'],
    category: 'Necessário',
    purpose:
      'Um número sorteado quando você entra: por ele a sua conta reconhece este navegador e não o faz esperar se outra pessoa errar a sua senha.',
    seconds: sessionDays * day,
  },
  {
    names: ['entrada'],
    category: 'Necessário',
    purpose: 'Confere, na volta do Google ou do Facebook, que foi deste navegador que você saiu.',
    seconds: 10 * 60,
  },
  {
    names: ['cadastro', 'recuperacao'],
    category: 'Necessário',
    purpose:
      'Mostra na página seguinte que a sua conta foi criada, ou para que e-mail segue o link da senha.',
    seconds: 15 * 60,
  },
  {
    names: ['acao'],
    category: 'Necessário',
    purpose:
      'Leva o que você pediu antes de entrar, como guardar um imóvel ou uma pesquisa, até depois de entrar.',
    seconds: 30 * 60,
  },
  {
    names: ['formulario'],
    category: 'Necessário',
    purpose:
      'Guarda o que você escrevia na sua conta quando a sessão terminou, até você entrar de novo. Vai cifrado, sem senhas nem CPF.',
    seconds: 30 * 60,
  },
  {
    names: ['visualizacao'],
    category: 'Preferências',
    purpose:
      'Lembra se você prefere grade, lista ou mapa. Sem a sua permissão, dura só até fechar o navegador.',
    seconds: 180 * day,
  },
  {
    names: [regionName],
    category: 'Preferências',
    purpose:
      'Lembra se você está no estado do Rio de Janeiro, para mostrar o menu de lá. Sem a sua permissão, não há cookie: dura só até fechar a aba.',
    seconds: regionMaxAge,
  },
  {
    names: [seenPropertiesName],
    category: 'Preferências',
    purpose:
      'Lembra, só neste navegador, os últimos imóveis que você viu. Sem a sua permissão, dura só até fechar a aba.',
    seconds: seenPropertiesSeconds,
  },
  {
    names: [exitShownName],
    category: 'Preferências',
    purpose:
      'Lembra, só neste navegador, que já perguntamos o que você procura, para não perguntar outra vez. Sem a sua permissão, dura só até fechar a aba.',
    seconds: Infinity,
  },
  {
    names: [experimentsName],
    category: 'Preferências',
    purpose:
      'Lembra qual das versões em teste de uma página você viu, para que ela não mude, e para contar cada uma uma vez. Só existe se você permite preferências e estatísticas.',
    seconds: experimentsMaxAge,
  },
  {
    names: ['um-toque'],
    category: 'Marketing',
    purpose:
      'Confere que a entrada com um toque do Google foi pedida por este navegador. Só existe com a sua permissão.',
    seconds: 3600,
  },
  {
    names: ['g_state'],
    category: 'Marketing',
    purpose:
      'Escrito pelo Google: lembra se você fechou a entrada com um toque, para não insistir. Só existe com a sua permissão.',
    seconds: 180 * day,
  },
  {
    names: [campaignName],
    category: 'Marketing',
    purpose:
      'Lembra o anúncio ou a carta que trouxe você, e segue com o que você enviar por um formulário. Sem a sua permissão, não há cookie: dura só até fechar a aba.',
    seconds: campaignMaxAge,
  },
] as const;

export function durationText(seconds: number): string {
  if (seconds === Infinity) return 'até você limpar os dados do site no navegador';
  if (seconds >= day) return `${seconds / day} dias`;
  return seconds === 60 ? '1 minuto' : `${seconds / 60} minutos`;
}
