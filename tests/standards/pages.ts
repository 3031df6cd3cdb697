import { announceSteps } from '@domain/announcement/steps';
import { parsePropertyPath } from '@domain/property/property-url';
import { listingViews } from '~/domain/listing-views';
import { intentField, profileIntents } from '~/features/account/profile/profile-intents';
import { links } from '~/links';

/** Addresses of the catalogue at hand that pages of each kind are shown at. */
export interface Examples {
  /** Pages of homes of different kinds; one is favoured, asked about and printed. */
  properties: readonly string[];
  /** A broker's slug. */
  broker: string;
}

const search = '/imoveis/venda/sao-paulo';
const area = (...pages: string[]) => pages.map((page) => `/area-do-cliente/${page}`);
const sections = [
  ...['blog', 'brand-and-services', 'curation', 'featured', 'header-main', 'international', 'launch'],
  ...['lifestyle-curate', 'media', 'sell-with-us', 'team'],
];
const idOf = (path: string) => parsePropertyPath(path)!.id;
function dossierOf(path: string) {
  const { phase, negotiation, id } = parsePropertyPath(path)!;
  return links.dossier({ phase, negotiation: negotiation ?? 'sell', id });
}

/** What a signed-out visitor can open: every kind of page, in the states that an address has. */
export const opened = ({ properties: [first = '', ...others], broker }: Examples): string[] => [
  ...['/', '/?auth=true', '/?from=%2Flogin-home', '/404', '/keyword', '/politica-de-privacidade'],
  ...['/termos-de-responsabilidade', '/consultor-indisponivel', '/recursos/newsletter', '/partials'],
  ...sections.map((name) => links.partial(name)),
  ...['/imoveis', search, `${search}?pagina=2`, `${search}?pagina=999`, `${search}?preco=0-2`],
  ...[`${search}?auth=true`, `${search}?corretor=${broker}`, '/imoveis?localizacao=xyzxyz'],
  ...[`${search}/apartamento/3-quartos?preco=0-5000000&suites=2&vagas=2`, '/imoveis/aluguel/rio-de-janeiro'],
  ...['/imoveis?tipo-de-localizacao=Internacional', '/imoveis?preco-min=9&preco-max=1&filtros=1'],
  ...['/busca?local=jardim', '/busca?local=xyzxyz', '/imoveis/banner', '/imoveis/customSelect'],
  ...[first, ...others, `${first}?enviado=sim`, `${first}?corretor=${broker}`, dossierOf(first)],
  links.compare([first, ...others].filter(Boolean).map(idOf)),
  ...[
    links.sharedFolder('unknown'),
    links.stopAlerts('unknown'),
    links.alertHomes('unknown'),
    links.confirmSubscription('unknown'),
    links.leaveSubscription('unknown'),
    links.takeContact('unknown'),
    links.noAnswer('unknown'),
    ...['/reservado?convite=unknown', '/reservado/999999/imovel'],
    links.compare([999_999]),
    `${links.compare([first, ...others].filter(Boolean).map(idOf))}&meses=x`,
  ],
  ...['/imovel-indisponivel', '/imovel-indisponivel/usado/venda/999999', '/usado/venda/999999'],
  ...[`/corretor/${broker}`, `/corretor/${broker}?enviado=sim`],
  ...['/sobre-nos/a-bossa-nova', '/sobre-nos/nossa-historia', '/sobre-nos/contato'],
  ...['/sobre-nos/contato?enviado=sim', '/imovel-desejado', '/imovel-desejado?enviado=sim'],
  links.beforeLeaving(),
  ...['seu-imovel-na-bossa-nova', 'programa-only-you', 'obrigado'].map(
    (page) => `/para-quem-anuncia/${page}`,
  ),
  ...['/revista-curate/assinatura', '/revista-curate/sucesso', '/revista-curate/artigos'],
  '/revista-curate/nenhum-artigo',
  ...[
    '/cadastre-seu-imovel',
    links.announceContinue('a'.repeat(32)),
    links.announcePhotos({ link: 'a'.repeat(32) }),
    ...announceSteps.map(({ name }) => links.announceStep(name)),
  ],
  ...area('cadastre-se', 'login', 'recuperar-senha', 'recuperar-senha?enviado=sim', 'redefinir-senha'),
  ...area('cadastro-sucesso?token=unknown', 'redefinir-senha?token=unknown'),
];

/** Forms sent with mistakes: page and fields. */
export const refused = ({
  properties: [first = ''],
  broker,
}: Examples): [string, Record<string, string>][] => [
  ...['/recursos/newsletter', '/sobre-nos/contato', '/imovel-desejado', '/revista-curate/assinatura'].map(
    (path): [string, Record<string, string>] => [path, {}],
  ),
  [links.beforeLeaving(), {}],
  // What is right is answered by the second step.
  [
    links.beforeLeaving(),
    { nome: 'Clara', email: 'clara@exemplo.com.br', 'telefone.numero': '(11) 98765-4321' },
  ],
  [first, { pedido: 'visita' }],
  [first, { pedido: 'contato' }],
  [`/corretor/${broker}`, {}],
  ...announceSteps.map(({ name }): [string, Record<string, string>] => [links.announceStep(name), {}]),
  [links.ownerPage(), {}],
  ['/area-do-cliente/login', { etapa: 'email' }],
  ['/area-do-cliente/login', { etapa: 'email', email: 'ninguem@exemplo.com.br' }],
  ['/area-do-cliente/login', { etapa: 'login', email: 'ninguem@exemplo.com.br', senha: 'errada' }],
  ['/area-do-cliente/login', { etapa: 'registration' }],
  ['/area-do-cliente/recuperar-senha', {}],
  ['/area-do-cliente/redefinir-senha', { token: 'unknown' }],
];

/** What leaves the visitor with another listing each: by the choice of its view. */
export const views = listingViews.map(({ value }) => ({ vista: value, volta: search }));

/** What a signed-in visitor can open besides. */
export const own = ({ properties: [first = ''] }: Examples): string[] => [
  ...['/', search, '/login-home', first],
  ...area(
    'meu-perfil',
    'meu-perfil-de-compra',
    'meus-favoritos',
    'minhas-pesquisas-salvas',
    'redefinir-senha',
  ),
  links.saveSearch(search),
  ...[links.myProducts(), links.ownerReport(1)],
  ...[
    links.folder('1'),
    links.newFolder(),
    links.renameFolder('1'),
    links.emptyFolder('1'),
    links.shareFolder('1'),
  ],
  ...[
    links.removeFolder('1'),
    links.removedHomes(),
    links.removeAllFavorites(),
    links.moveHome('1', idOf(first)),
  ],
  links.chooseFolder({ phase: 'usado', negotiation: 'sell', id: idOf(first) }),
];

/** Hearts that are pressed before: homes that are kept, the last of them taken out again. */
export const favoriteForms = ({
  properties: [first = '', second = first],
}: Examples): Record<string, string>[] => [
  { imovel: first.slice(1) },
  { imovel: second.slice(1) },
  { retirar: second.slice(1) },
];

/** Forms of the profile sent with mistakes. */
export const ownRefused: [string, Record<string, string>][] = [
  profileIntents.save,
  profileIntents.password,
  profileIntents.deleteAccount,
].map((intent) => ['/area-do-cliente/meu-perfil', { [intentField]: intent }]);
ownRefused.push([links.newFolder(), {}], [links.renameFolder('1'), { nomeDaPasta: '.' }]);
