import { joinWords } from '@domain/search/labels';
import type { StopPage } from './link-data.server';

export function questionOf({ names, hasFavorites, of }: StopPage): { question: string; yes: string } {
  if (of === 'invitations') return { question: 'Não receber outro convite?', yes: 'Não quero outro convite' };
  const topics = [
    ...(of === 'owner' ? ['da semana dos seus imóveis'] : []),
    ...names.map((name) => `de “${name}”`),
    ...(hasFavorites ? ['dos seus favoritos'] : []),
  ];
  const which = topics.length > 0 ? joinWords(topics) : 'desta carta';
  return { question: `Parar os avisos ${which}?`, yes: 'Parar estes avisos' };
}

/** Which e-mails stop and which continue; null for an invalid link. */
export function resultOf(page: StopPage): string | null {
  const { names, hasFavorites, of } = page;
  if (of === 'invitations')
    return 'Não convidamos mais este e-mail. Uma conta pode ser aberta quando quiser, e o relatório estará nela.';
  const topics = [
    ...(of === 'owner' ? ['a semana dos seus imóveis'] : []),
    ...names.map((name) => `“${name}”`),
    ...(hasFavorites ? ['os seus favoritos'] : []),
  ];
  return topics.length > 0 ? `Não escrevemos mais sobre ${joinWords(topics)}. ${stayingOf(page)}` : null;
}

function stayingOf({ names, hasFavorites, of }: StopPage): string {
  if (of === 'owner') return 'O relatório continua na sua conta, sempre em dia.';
  if (names.length === 0) return 'Eles continuam guardados na sua conta, sem avisos.';
  if (hasFavorites) return 'Tudo continua guardado na sua conta, sem avisos.';
  return names.length > 1
    ? 'As pesquisas continuam salvas na sua conta, sem avisos.'
    : 'A pesquisa continua salva na sua conta, sem avisos.';
}
