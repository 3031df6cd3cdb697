import type { BrokerageTexts } from './brokerage-texts';

/** The demo's magazine, with what it lets one read without subscribing. */
export const demoMagazine: BrokerageTexts['magazine'] = {
  name: 'Curate',
  lead: 'Casas, bairros e as pessoas que moram neles. Cada edição chega por e-mail, não custa nada, e você sai quando quiser.',
  description:
    'Assine a Curate, a revista da Bossa Nova sobre casas, cidades e quem as desenha. Chega por e-mail.',
  home: 'Deles trata a Curate, a revista da casa.',
  sections: [
    {
      title: 'A planta antes da foto',
      paragraphs: [
        'Uma fotografia escolhe onde ficar; a planta não escolhe nada. É nela que aparecem a porta que abre contra o armário, o corredor que come oito metros e a janela que dá para o muro. Por isso a trena sai da bolsa antes da câmera.',
        'Peça a planta com medidas e com o norte. Com ela na mão a visita muda: em vez de olhar o sofá, você olha onde o sol entra às quatro da tarde e onde ele já não entra.',
      ],
    },
    {
      title: 'Um minuto de janela aberta',
      paragraphs: [
        'Duas ruas separam o apartamento que dorme do que não dorme. Visite duas vezes: numa terça às oito da manhã e numa sexta às dez da noite. Desligue o ar, abra a janela do quarto e conte até sessenta. O que se ouve nesse minuto fica com você por anos, e nenhum anúncio o descreve.',
        'Vidro duplo resolve a rua. Não resolve o elevador nem o vizinho de cima: para esses contam a espessura da laje e a parede que o quarto não divide com o poço.',
      ],
    },
    {
      title: 'Manhã em Higienópolis',
      paragraphs: [
        'Às nove as copas ainda seguram a luz, e os prédios sobre pilotis deixam ver o jardim do outro lado. Ande devagar e olhe para baixo: o mosaico de cada portaria é de um desenho, e quem mora ali sabe o seu de cor.',
        'A padaria, a banca e a praça ficam a uma conversa de distância. É essa distância, e não a metragem, que faz alguém trocar um apartamento maior por um daqui.',
      ],
    },
  ],
};
