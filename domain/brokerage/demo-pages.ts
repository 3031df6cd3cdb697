import type { BrokerageTexts, TextSteps } from './brokerage-texts';

type Texts = NonNullable<BrokerageTexts['texts']>;

/** Placeholders of the demo (brief §15 and §16). */
export const demoAbout: Texts['about'] = {
  title: 'Menos anúncio, mais planta.',
  lead: 'Somos uma corretora de imóveis de São Paulo e do Rio de Janeiro. Cuidamos de compra, venda e locação, na cidade, no campo, na praia e fora do país.',
  description: 'Compra, venda e locação de imóveis na cidade, no campo, na praia e fora do país.',
  sections: [
    {
      title: 'O que nos move',
      paragraphs: [
        'Escolher uma casa pede silêncio. Por isso contamos de cada uma o que a foto não mostra: a planta, a metragem, o sol da manhã, o que se paga por mês. O que não sabemos, dizemos que não sabemos, e vamos perguntar.',
        'Trabalhamos para os dois lados da conversa. Quem vende acompanha o caminho do próprio imóvel; quem compra sabe o que está em aberto antes de assinar.',
      ],
    },
  ],
  work: {
    title: 'Como trabalhamos',
    steps: [
      {
        title: 'Ouvir',
        when: 'Antes da busca',
        text: 'Uma conversa sobre como a família vive, quanto quer gastar e o que não aceita.',
      },
      {
        title: 'Visitar',
        when: 'Antes do anúncio',
        text: 'Vamos ao imóvel, conferimos as medidas e perguntamos o que a foto não mostra.',
      },
      {
        title: 'Escolher',
        when: 'Antes da visita',
        text: 'Uma lista curta, com planta e custos do mês. Você visita só o que faz sentido.',
      },
      {
        title: 'Acompanhar',
        when: 'Até as chaves',
        text: 'O mesmo consultor cuida da proposta, das certidões e da entrega.',
      },
    ],
  },
};

export const demoHistory: Texts['history'] = {
  title: 'Baixar a voz para ouvir a casa.',
  lead: 'Começamos com uma mesa, um telefone e uma regra: visitar cada imóvel antes de anunciá-lo. A regra continua.',
  description: 'Começamos com uma mesa, um telefone e uma regra: visitar cada imóvel antes de anunciá-lo.',
  sections: [
    {
      title: 'O ritmo de hoje',
      paragraphs: [
        'A bossa nova mudou a música sem levantar a voz. Trocou o acento de lugar. Fazemos o mesmo com imóveis: menos anúncios, mais planta; menos adjetivos, mais medidas; uma conversa em vez de uma fila.',
        'Um consultor acompanha cada família do primeiro telefonema à escritura. Quando a resposta é “não compre este”, é isso que dizemos.',
      ],
    },
  ],
  times: {
    title: 'Cinco tempos',
    steps: [
      {
        title: 'Primeira mesa',
        when: 'Jardim Europa',
        text: 'Três pessoas e uma lista de dezoito casas.',
      },
      {
        title: 'Segundo endereço',
        when: 'Leblon',
        text: 'O Rio entra na conversa, com consultores de lá.',
      },
      {
        title: 'Campo e praia',
        when: 'Itu, Búzios, Ilhabela',
        text: 'A segunda residência passa a ter equipe própria.',
      },
      {
        title: 'Fora do país',
        when: 'De Lisboa a Punta del Este',
        text: 'Parcerias com corretores que também visitam antes.',
      },
      {
        title: 'Hoje',
        when: 'São Paulo e Rio de Janeiro',
        text: 'Cada proprietário acompanha o próprio imóvel pelo relatório.',
      },
    ],
  },
  abroad: 'De Lisboa a Punta del Este',
};

export const demoOnlyYou: BrokerageTexts['onlyYou'] = {
  name: 'Only You',
  summary: 'A venda do seu imóvel nas mãos de um só consultor.',
  title: 'Um imóvel, um consultor.',
  lead: 'Only You é o nosso programa de gestão com exclusividade: o imóvel fica com uma pessoa, que responde por ele do começo ao fim.',
  description: 'O imóvel fica com um só consultor, com plano combinado e contas prestadas pelo relatório.',
  work: {
    title: 'Como funciona',
    steps: [
      {
        title: 'Plano',
        when: 'Antes de publicar',
        text: 'Valor, prazo, fotos e onde o imóvel aparece, combinados por escrito.',
      },
      {
        title: 'Um só nome',
        when: 'Do anúncio às chaves',
        text: 'O mesmo consultor atende os interessados, acompanha as visitas e traz as propostas.',
      },
      {
        title: 'Discrição',
        when: 'Quando você pedir',
        text: 'Visitas com hora marcada e nome conhecido. O anúncio pode esperar, o endereço pode ficar de fora.',
      },
      {
        title: 'Contas',
        when: 'Pelo relatório',
        text: 'O que foi feito, quem visitou e o que disseram. Se não andar, o plano muda.',
      },
    ],
  },
  sections: [
    {
      title: 'O que pedimos',
      paragraphs: [
        'Exclusividade por um prazo combinado em contrato. Nesse prazo, quem procurar o imóvel por qualquer caminho fala com o mesmo consultor. No fim dele, você renova ou segue sem compromisso.',
      ],
    },
  ],
};

export const demoOwnerSteps: TextSteps = {
  title: 'O que acontece depois',
  steps: [
    {
      title: 'Visita',
      when: 'Com hora marcada',
      text: 'Um consultor da região vai ao imóvel, confere as medidas e ouve o que você espera.',
    },
    {
      title: 'Preço',
      when: 'Com a conta à vista',
      text: 'Mostramos os imóveis parecidos que usamos para chegar ao valor. A decisão é sua.',
    },
    {
      title: 'Anúncio',
      when: 'Com fotos e planta',
      text: 'Você lê o texto e vê as fotos antes de publicar. O endereço exato só aparece se você quiser.',
    },
    {
      title: 'Relatório',
      when: 'Até a venda ou o contrato',
      text: 'Acessos, contatos e visitas do seu imóvel, na sua conta, a qualquer hora.',
    },
  ],
};
