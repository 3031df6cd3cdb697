import { factory, modernist, skyline } from '../looks';
import { flat } from '../written-home';

const balcony = ['terraco-varanda'] as const;

// prettier-ignore
export const saoPauloApartments = [
  flat('pinheiros', skyline, [3, 2, 176, 19, 2018], 'Acima dos telhados de Pinheiros, luz de três lados',
    'O prédio é fino e cada andar tem uma só porta; por isso a luz chega por três lados. À noite se veem os aviões em fila, descendo, e não se ouve nenhum.',
    { has: balcony }),
  flat('jardim-paulista', modernist, [3, 2, 198, 6, 1966], 'Sexto andar entre copas, com a tarde coada',
    'As tipuanas chegam à altura da janela e coam o sol das quatro. A avenida passa uma quadra abaixo, e daqui só se adivinha.'),
  flat('vila-nova-conceicao', skyline, [3, 3, 204, 9, 2016], 'Rua de praça e varanda sobre as árvores',
    'A praça é a mesma em que os vizinhos passeiam os cachorros às sete, e a varanda fica bem em cima dela. O apartamento está vago e foi pintado em setembro.',
    { has: balcony }),
  flat('moema', skyline, [3, 2, 164, 15, 2010], 'Varanda de canto sobre as ruas de passarinho',
    'As ruas daqui têm nome de ave, e desta varanda se ouvem algumas antes das sete. O sol nasce nos quartos e se põe na sala.',
    { has: balcony }),
  flat('campo-belo', skyline, [3, 3, 205, 18, 2016], 'Terraço fundo, com sombra ao meio-dia',
    'A laje avança três metros e faz sombra na hora em que ela serve. Corre-se o vidro da sala em outubro e esquece-se dele aberto até maio.',
    { has: balcony, price: 3_700_000 }),
  flat('vila-nova-conceicao', skyline, [4, 4, 285, 14, 2015], 'Quatorze andares acima do parque',
    'As copas vão até o horizonte, e à noite o que se vê é o escuro, que em São Paulo é raro. A família que sai ficou onze anos e nunca pôs cortina na sala.',
    { has: balcony }),
  flat('itaim-bibi', skyline, [2, 2, 136, 21, 2019], 'Dois quartos no alto, com a cidade acesa',
    'É um apartamento para a noite: a fila de luzes da marginal de um lado, os Jardins no escuro do outro. De dia, as persianas descem sozinhas quando o sol aperta.',
    { has: balcony }),
  flat('vila-leopoldina', factory, [1, 1, 142, 2, 1958], 'Loft de pé-direito duplo e luz de fábrica',
    'Foi tecelagem até 1994, e o telhado em dentes deixa a luz entrar sempre do mesmo lado. O quarto fica em cima, aberto para a sala: quem divide a vida divide também o barulho.',
    { type: 'loft' }),
  flat('pinheiros', factory, [1, 1, 118, 3, 1962], 'Loft de esquina, com janelas de cinco metros',
    'As janelas vão do chão ao teto e giram em partes, como as das oficinas que havia na rua. Serve a quem trabalha onde mora e não quer que se note.',
    { type: 'loft' }),
  flat('higienopolis', modernist, [3, 1, 236, 7, 1954], 'Planta de 1954, com a sala na largura do prédio',
    'A sala tem onze metros e janelas em fita do começo ao fim; em frente, só as árvores da praça. O corredor dos quartos conserva as portas da construção, que fecham sem ruído.'),
];
