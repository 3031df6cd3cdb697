import type { Mood } from './kinds';
import type { Speech } from './words';

/** Sentences about the layout; a description takes one of each group. */
export const layoutSentences: Record<Speech, readonly (readonly string[])[]> = {
  compact: [
    [
      'Tudo fica à mão, e a porta de entrada não dá para a cama.',
      'A cozinha ocupa uma parede e some quando se fecha.',
      'Cabe uma mesa para quatro sem encostar no sofá.',
    ],
    [
      'O prédio é silencioso depois das dez.',
      'A janela abre para o lado calmo.',
      'O elevador serve quatro por andar.',
    ],
  ],
  unit: [
    [
      'Estar e jantar ficam no mesmo espaço, com janelas dos dois lados.',
      'Uma porta de correr separa o jantar do estar.',
      'O estar ocupa a frente inteira da planta.',
    ],
    [
      'Os quartos ficam para o lado silencioso da rua.',
      'Um corredor curto separa os quartos da sala.',
      'A ala íntima se fecha com uma só porta.',
    ],
  ],
  roof: [
    ['A sala abre para dois lados.', 'Não há ninguém em cima.', 'O elevador para só neste andar.'],
    [
      'Os quartos ficam longe da sala.',
      'A ala íntima se fecha com uma só porta.',
      'Há entrada de serviço própria.',
    ],
  ],
  house: [
    [
      'A sala abre para fora em toda a largura.',
      'Estar e jantar ficam no mesmo espaço, e a cozinha se fecha quando é preciso.',
      'O estar fica nos fundos, longe da rua.',
    ],
    [
      'A ala dos hóspedes tem entrada própria.',
      'Os quartos ficam para o lado silencioso.',
      'Há lugar para mais um quarto, se for preciso.',
    ],
  ],
  row: [
    [
      'A sala e a cozinha ficam para o fundo.',
      'Cada andar tem a sua sala.',
      'A escada fica no meio, e a luz vem dos dois lados.',
    ],
    ['Na vila todos se conhecem.', 'O portão da rua fecha às dez.', 'Os quartos ficam em cima.'],
  ],
  estate: [
    [
      'A sede fica no alto e vê quem chega.',
      'A sede tem salas grandes e cozinha à parte.',
      'Chega-se à sede por alameda própria.',
    ],
    ['As divisas estão cercadas.', 'O georreferenciamento está pronto.', 'O caseiro conhece cada divisa.'],
  ],
  lodge: [
    ['A equipe de hoje pode continuar.', 'Os quartos ficam em dois blocos.', 'Os móveis fazem parte.'],
    [
      'Os números dos últimos três anos são mostrados a quem assina sigilo.',
      'Alvará e bombeiros estão em dia.',
      'A reserva das próximas férias já começou.',
    ],
  ],
  island: [
    ['A casa fica no alto, e o píer do lado que não venta.', 'Chega-se em quinze minutos de lancha.'],
    [
      'O registro na SPU está em dia.',
      'O caseiro mora na ilha o ano inteiro.',
      'A água vem de nascente e de cisterna.',
    ],
  ],
  land: [
    [
      'A frente permite dois acessos.',
      'Recebe bem uma casa de um ou dois pavimentos.',
      'A casa pode ficar no alto sem tirar a vista do vizinho.',
    ],
    [
      'A sondagem está à disposição de quem visita.',
      'As regras de construção cabem em duas páginas, e nós as enviamos.',
      'O levantamento topográfico está pronto.',
    ],
  ],
  floor: [
    ['O andar recebe de vinte a noventa pessoas, conforme a planta.', 'Os sanitários ficam junto ao núcleo.'],
    ['A elétrica tem laudo recente.', 'O ar-condicionado é do prédio.'],
  ],
  works: [
    ['Caminhões entram de frente e saem de frente.', 'O piso aguenta cinco toneladas por m².'],
    ['O laudo dos bombeiros está em dia.', 'A elétrica é trifásica e tem laudo recente.'],
  ],
  building: [
    ['Todos os andares têm a mesma planta.', 'Está desocupado, e cada andar pode ser alugado por si.'],
    ['A elétrica tem laudo recente.', 'O laudo dos bombeiros está em dia.'],
  ],
  shop: [
    ['O zoneamento permite comércio e serviços.', 'O acesso é independente para público e serviço.'],
    ['A elétrica foi refeita para escritório.', 'O alvará do último inquilino está à disposição.'],
  ],
};
export const felt: Partial<Record<Mood, readonly string[]>> = {
  condominium: ['Os quartos olham para a mata.', 'Da cozinha se vê quem chega pela alameda.'],
  country: ['De noite esfria, e a casa guarda o calor do dia.', 'Os quartos olham para o vale.'],
  beach: [
    'O vento do mar atravessa a casa de ponta a ponta.',
    'Há um chuveiro na entrada para quem volta da areia.',
  ],
};
