import { pendingEventsName, pendingEventsSeconds } from './pending-events';

const day = 24 * 3600;

/** Cookies of analytics for the privacy notice: our own and Google's. */
export const analyticsCookies = [
  {
    names: [pendingEventsName],
    category: 'Estatísticas',
    purpose:
      'Leva até a página seguinte o que ela conta às estatísticas, como um formulário enviado ou uma conta criada, sem dizer de quem. Some assim que é contado. Só existe com a sua permissão.',
    seconds: pendingEventsSeconds,
  },
  {
    names: ['_ga', '_ga_*'],
    category: 'Estatísticas',
    purpose:
      'Escritos pelo Google: um número sorteado que reconhece este navegador e junta as páginas de uma visita. Só existem com a sua permissão.',
    seconds: 2 * 365 * day,
  },
  {
    names: ['_gid', '_gat*', '_dc_gtm_*'],
    category: 'Estatísticas',
    purpose:
      'Escritos pelo Google: separam uma visita da outra e limitam os avisos por minuto. Só existem com a sua permissão.',
    seconds: day,
  },
  {
    names: ['_gcl_*', '_gac_*', '__gads', '__gpi'],
    category: 'Marketing',
    purpose:
      'Escritos pelo Google: lembram o anúncio em que você clicou, para medir o que os anúncios trazem. Só existem com a sua permissão.',
    seconds: 390 * day,
  },
] as const;
