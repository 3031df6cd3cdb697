import { callBy, callByDay } from './call-by';
import type { AnnouncementAct, AnnouncementEvent, AnnouncementNews } from './states';
import { isoDay } from '../kernel/moment';

interface News {
  heading: string;
  text: string;
}

const news: Record<AnnouncementNews, News> = {
  'em análise': {
    heading: 'Seu imóvel está em análise.',
    text: 'Um consultor da região está olhando o que você contou. Se faltar algo, ele liga.',
  },
  'visita de fotos': {
    heading: 'Falta a visita de fotos.',
    text: 'O próximo passo é fotografar o imóvel. A nossa equipe combina o dia e a hora com você.',
  },
  aceito: {
    heading: 'Seu imóvel foi aceito.',
    text: 'Estamos preparando o anúncio. Ele aparece no site quando estiver pronto, e avisamos você.',
  },
  'no ar': {
    heading: 'Seu imóvel está no ar.',
    text: 'O anúncio já aparece nas buscas do site.',
  },
  recusado: {
    heading: 'Sobre o imóvel que você anunciou.',
    text: 'Desta vez não vamos anunciar o seu imóvel. O motivo, nas palavras da nossa equipe:',
  },
};

const takenOff: News = {
  heading: 'Seu anúncio saiu do ar.',
  text: 'O seu imóvel não aparece mais nas buscas do site. O motivo, nas palavras da nossa equipe:',
};

type History = readonly Pick<AnnouncementEvent, 'what'>[];

export const newsOf = (what: AnnouncementNews, history: History): News =>
  what === 'recusado' && history.some((event) => event.what === 'no ar') ? takenOff : news[what];

export const overdueText = 'Se ninguém ligou ainda, fale conosco com a referência.';

interface NextInput {
  announced: Date;
  last: AnnouncementAct;
  history: History;
  now: Date;
  /** Working days until the consultant's call; undefined: no promise. */
  callDays: number | undefined;
}

export function nextText({ announced, last, history, now, callDays }: NextInput): string {
  if (last !== 'recebido') return newsOf(last, history).text;
  if (callDays === undefined) return 'Um consultor da região liga.';
  return isoDay(now) <= callByDay(announced, callDays)
    ? `Um consultor da região liga até ${callBy(announced, callDays)}.`
    : overdueText;
}
