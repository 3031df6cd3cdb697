import type { BrokerageTexts } from './brokerage-texts';
import { demoAbout, demoHistory, demoOnlyYou, demoOwnerSteps } from './demo-pages';
import { demoMagazine } from './demo-magazine';
import { demoHours, demoPromises } from './demo-promises';

/** What the demo's brokerage says of itself: invented, and shown with the demo's catalogue alone. */
export const demoTexts: BrokerageTexts = {
  hours: demoHours,
  promises: demoPromises,
  texts: {
    motto: 'Compra, venda e locação de imóveis escolhidos um a um.',
    home: {
      title: 'Morar é uma questão de tom.',
      lead: 'Casas e apartamentos escolhidos um a um, na cidade, no campo, na praia e fora do país.',
      pageTitle: 'Imóveis escolhidos um a um',
      description:
        'Compra, venda e aluguel de imóveis escolhidos um a um em São Paulo, no Rio de Janeiro, no campo, na praia e fora do país.',
      brand: {
        title: 'Quem descreve a casa esteve nela.',
        promise: 'Se a casa não for como está escrito, quem escreveu atende e responde.',
        text: 'A Bossa Nova compra, vende e aluga casas em São Paulo, no Rio, no campo, na praia e fora do país. Cada texto deste site tem nome e CRECI de quem visitou.',
        signature: { name: 'Helena Prado Nunes', role: 'diretora', creci: 'CRECI-SP 97.315-F' },
      },
      announce: 'Anuncie com quem sabe ouvir.',
      team: 'Cada consultor cuida de uma parte do mapa.',
    },
    about: demoAbout,
    history: demoHistory,
    owners: {
      steps: demoOwnerSteps,
      exclusive: 'Quem anuncia sem exclusividade tem o mesmo cuidado com fotos, planta e texto.',
    },
    wanted: 'Parte dos nossos imóveis não vai ao site.',
    newsletter: 'Uma carta por mês: imóveis que acabaram de chegar e textos da revista.',
    abroad: 'De Lisboa a Punta del Este, com consultores que acompanham a compra no seu idioma.',
  },
  magazine: demoMagazine,
  onlyYou: demoOnlyYou,
};
