import {
  ownersPhotosParams,
  ownersPhotosPath,
  photoTokenParam,
  sentPhotosPath,
} from '@domain/announcement/photos';
import type { SocialProvider } from '@domain/providers';
import type { Region } from '@domain/geolocation';
import { offerKey, type Offer } from '@domain/offer';
import { type ReportPeriod, usualPeriod } from '@domain/owner-report/period';
import { productSlug } from '@domain/product';
import { propertyPath, type PropertyAddress } from '@domain/property-url';
import { regionName } from '~/domain/kept-region';
import type { ReportPage, ReportPart } from '~/domain/report-pages';
import { searchBoxField } from '~/domain/search-box-fields';
import { negotiationOf } from '@domain/taxonomy/negotiations';

interface PlaceSearch {
  text?: string;
  /** A place's id. */
  place?: number;
  negotiation?: 'sell' | 'rent';
  /** km; 0 is the place's own. */
  radius?: number;
  /** What else the simple search asks for (app/domain/wish.ts). */
  kind?: string;
  upTo?: number;
  /** The listing that keeps its negotiation and filters. */
  within?: string;
}

/** Where the form of cookies stands on the privacy page. */
export const preferencesId = 'preferencias-de-cookies';

/** The parameter that says which tab of a property's gallery is open. */
export const galleryTabParam = 'aba';

/** The parameters that hold the pages of a property's related lists, which are also the ids of their sections. */
export const relatedLists = { similar: 'similares', alsoLiked: 'sugestoes' } as const;

/** The parameters of a comparison: which homes, and whether only what differs is shown. */
export const comparisonParam = { ids: 'ids', onlyDifferences: 'diferencas' } as const;

/** The parameter of a folder's link, and the one that says that the page answers a form of its own. */
export const inviteParam = 'convite';
export const answeredParam = 'respondido';

/** The parameter, and the field, that says which saved action a sign-in is to be followed by (its id). */
export const savedField = 'guardado';

/** Parameters of saved searches: the address of one that is to be saved, the one that was just removed. */
export const searchParam = 'busca';
export const removedSearchParam = 'excluida';
/** Since when a saved search's news are asked for, and which page of them. */
export const sinceParam = 'desde';
export const pageParam = 'pagina';

/** The sign-in page's parameter for who comes to it in the midst of signing in. */
export const stillParam = 'retomar';
const ownerPage = (product: string = productSlug) => `/para-quem-anuncia/seu-imovel-na-${product}`;

const announce = '/cadastre-seu-imovel';
const announcePhoto = '/recursos/foto-do-anuncio';
/**
 * Of which announcement that was sent already photos are: by the secret of its owner's link, or its number; else the
 * draft's, to which the long form may have led.
 */
export interface PhotosOf {
  link?: string;
  number?: string;
  isLong?: boolean;
}
const whosePhotos = ({ link, number, isLong }: PhotosOf = {}) => ({
  [ownersPhotosParams.link]: link,
  [ownersPhotosParams.number]: number,
  [ownersPhotosParams.long]: isLong ? '1' : undefined,
});
/** Of the address of an announcement's photo: which, by which link of the house, and whether as it is kept. */
export const photoLinkParams = { photo: 'foto', token: photoTokenParam, whole: 'inteira' } as const;
/** Of a piece of a photo that is sent: which, from which byte on, and how many the file has. */
export const pieceParams = { photo: 'foto', from: 'de', total: 'total' } as const;
const myProducts = '/area-do-cliente/meus-imoveis';
const favourites = '/area-do-cliente/meus-favoritos';
const folder = (id: string) => `${favourites}/${encodeURIComponent(id)}`;

/** Appends the parameters that have a value. */
export function withQuery(path: string, params: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return query ? `${path}?${query}` : path;
}

/**
 * Every address of the site (spec 1 §2.1), one function each: nobody writes an href by hand. A search's
 * own address is `buildSearchUrl`, which stays out of here: it would bring the filters' schema to every page.
 */
export const links = {
  home: () => '/',
  /** One section of the home page, alone. */
  /** The components' page. */
  components: () => '/partials',
  partial: (name: string) => `/partials/${name}`,
  allProperties: () => '/imoveis',
  /** Where the filter form sends its fields. */
  searchAction: () => '/imoveis',
  /** Where the search box sends its fields; also the page that asks which place is meant. */
  placeSearchAction: () => '/busca',
  /** The search box's answer to a text; with a place's id, that place's listing, kept among the recent searches. */
  placeSearch: ({ text, place, negotiation, radius, kind, upTo, within }: PlaceSearch) =>
    withQuery('/busca', {
      [searchBoxField.text]: text,
      [searchBoxField.negotiation]: negotiation && negotiationOf(negotiation).urlWord,
      [searchBoxField.place]: place?.toString(),
      [searchBoxField.radius]: radius?.toString(),
      [searchBoxField.kind]: kind,
      [searchBoxField.upTo]: upTo?.toString(),
      [searchBoxField.within]: within,
    }),
  /** The listing around a point ('Perto de mim'), which is kept to about 100 m. */
  nearSearch: ({ lat, lng }: { lat: number; lng: number }, negotiation: string, within?: string) =>
    withQuery('/busca', {
      [searchBoxField.within]: within,
      [searchBoxField.negotiation]: negotiation,
      [searchBoxField.lat]: lat?.toFixed(3),
      [searchBoxField.lng]: lng?.toFixed(3),
    }),
  /** Posts: a heart, 'Salvar pesquisa', the listing's view, the newsletter. */
  favoriteAction: () => '/recursos/favoritos',
  /** Posts: what was to be done after signing in is not (`savedField`). */
  forgetSavedAction: () => '/recursos/acao',
  /** With a search's address: what the window that saves it shows. */
  saveSearchAction: (search?: string) => withQuery('/recursos/pesquisas', { [searchParam]: search }),
  viewAction: () => '/recursos/visualizacao',
  /** Tells that a property was seen. */
  viewCountAction: () => '/recursos/visita',
  /** Tells that an arm of an experiment was seen. */
  exposureAction: () => '/recursos/experimento',
  /** A choice of cookies. */
  cookiesAction: () => '/recursos/cookies',
  newsletterAction: () => '/recursos/newsletter',
  /** What scripts ask for the search box: places of a text, recent searches, a code, how many a search has. */
  /** `within`: the listing that keeps its filters; absent elsewhere. */
  suggestions: (text: string, within?: string) =>
    withQuery('/recursos/locais', { [searchBoxField.text]: text, [searchBoxField.within]: within }),
  recentSearches: (within?: string) =>
    withQuery('/recursos/pesquisas-recentes', { [searchBoxField.within]: within }),
  codeSearch: (code: string) => withQuery('/recursos/codigo', { [searchBoxField.text]: code }),
  /** What scripts ask for a filter form, with its fields: how many homes it leads to, and what they cost. */
  filterCounts: (fields: URLSearchParams) => `/recursos/contagem?${fields.toString()}`,
  filterPrices: (fields: URLSearchParams) => `/recursos/precos?${fields.toString()}`,
  searchTotal: (searchUrl: string) => searchUrl.replace(/^\/imoveis/, '/recursos/total'),
  /** Header and footer as markup, for pages of another layout; `corretor`: a broker's own; `regiao`: as the browser knows it. */
  frameParts: (corretor?: string, regiao?: Region | null) =>
    withQuery('/recursos/partes', { corretor, [regionName]: regiao ?? undefined }),
  /** Where the visitor is, for scripts. */
  geolocation: () => '/recursos/geolocalizacao',
  property: (address: PropertyAddress) => propertyPath(address),
  /** A property's page in a broker's name (settled §4). */
  inBrokersName: (propertyHref: string, corretor: string | undefined) =>
    withQuery(propertyHref, { corretor }),
  /** What answers for a property that is not on offer any more (settled §4). */
  unavailableProperty: (offer?: Offer) => `/imovel-indisponivel${offer ? `/${offerKey(offer)}` : ''}`,
  /** The picture shown where a property's page is shared; `version` changes with what it shows. */
  shareImage: ({ version, ...offer }: Offer & { version: string }) => `/og/${offerKey(offer)}-${version}.jpg`,

  /** The same of any other page, and the sheet of its colours, of a house that is not the product's own. */
  houseCard: (version: string) => `/og/casa-${version}.jpg`,
  houseColours: (version: string) => `/cores.css?v=${version}`,

  /** The same page with a tab of its gallery open; without one the first. Whatever else its query says stays. */
  galleryTab: (path: string, tab?: string) => {
    const [pathname = '/', query = ''] = path.split('?');
    const params = new URLSearchParams(query);
    params.delete(galleryTabParam);
    return withQuery(pathname, { ...Object.fromEntries(params), [galleryTabParam]: tab });
  },
  /** A visit as an entry of a calendar. */
  visitCalendar: (visit: { property: number; code: string; day: string; period: string }) =>
    withQuery('/recursos/agenda', {
      imovel: String(visit.property),
      codigo: visit.code,
      dia: visit.day,
      periodo: visit.period,
    }),
  /** A property's dossier, to be printed; in a broker's name with `corretor`. */
  dossier: (offer: Offer, corretor?: string) => withQuery(`/dossie/${offerKey(offer)}`, { corretor }),
  dossierQr: (offer: Offer, corretor?: string) =>
    withQuery(`/dossie/${offerKey(offer)}/qr-code`, { corretor }),
  /** Homes side by side; `params`: the view's other parameters, which stay (`comparisonParam`). */
  compare: (ids: readonly number[] = [], params: Record<string, string | undefined> = {}) =>
    withQuery('/comparar', { [comparisonParam.ids]: ids.join(','), ...params }).replaceAll('%2C', ','),
  /** A folder's links; the same for scripts; and, posts, what its owner says of a home. */
  shareFolder: (id: string) => `${folder(id)}/compartilhar`,
  shareFolderAction: (id: string) => `${folder(id)}/links`,
  folderOpinion: (id: string) => `${folder(id)}/opiniao`,
  /** What a folder's link opens: the token is in the query, never in the path. `answered`: at this home, 0 at none. */
  sharedFolder: (token: string, answered?: number) => {
    const path = withQuery('/pasta', { [inviteParam]: token, [answeredParam]: answered?.toString() });
    return answered ? `${path}#i${answered}` : path;
  },
  keywords: () => '/keyword',
  wantedProperty: () => '/imovel-desejado',
  /** The exit window's steps as a page (docs/decisions/0074); who would begin them, for scripts. */
  beforeLeaving: (step?: 2) => withQuery('/antes-de-sair', { passo: step?.toString() }),
  whoIsLeaving: () => '/recursos/quem-sai',
  broker: (slug: string) => `/corretor/${encodeURIComponent(slug)}`,
  /** A broker's vCard, and the QR code of his page's address. */
  brokerCard: (slug: string) => `/corretor/${encodeURIComponent(slug)}/contato`,
  brokerQrCode: (slug: string) => `/corretor/${encodeURIComponent(slug)}/qr-code`,
  /** 'Anunciar imóvel', pressed on `from` (settled §4). */
  announce: (from?: string) => withQuery(announce, { from }),
  /** A step of it, by its name; `check`: as it stands, with what is wrong. */
  announceStep: (step?: string, { check, from }: { check?: boolean; from?: string } = {}) =>
    withQuery(step ? `${announce}/${step}` : announce, { conferir: check ? '1' : undefined, from }),
  announceCheck: () => `${announce}/conferir`,
  /** Going on in another browser: its link, and who has the draft. */
  announcePhotos: (of?: PhotosOf) => withQuery(ownersPhotosPath, whosePhotos(of)),
  announcePhotoAction: () => announcePhoto,
  announcePhoto: (id: string, of?: PhotosOf) =>
    withQuery(announcePhoto, { ...whosePhotos(of), [photoLinkParams.photo]: id }),
  announcePhotoPiece: ({ id, from, total }: { id: string; from: number; total: number }, of?: PhotosOf) =>
    withQuery(announcePhoto, {
      ...whosePhotos(of),
      [pieceParams.photo]: id,
      [pieceParams.from]: String(from),
      [pieceParams.total]: String(total),
    }),
  /** The house's own way to the photos that came with an announcement. */
  sentPhotos: (token: string) => withQuery(sentPhotosPath, { [photoLinkParams.token]: token }),
  sentPhoto: ({ token, id, whole }: { token: string; id: string; whole?: boolean }) =>
    withQuery(announcePhoto, {
      [photoLinkParams.token]: token,
      [photoLinkParams.photo]: id,
      [photoLinkParams.whole]: whole ? '1' : undefined,
    }),
  announceDevices: () => `${announce}/celular`,
  announceContinue: (link: string) => withQuery(`${announce}/continuar`, { [inviteParam]: link }),
  announceSent: () => `${announce}/sucesso`,
  /** Posts: what scripts save of a step while it is typed. */
  announceDraftAction: () => '/recursos/anuncio',
  ownerPage,
  /** The long form on it, with what is wrong in it. */
  ownerPageChecked: () => withQuery(ownerPage(), { conferir: '1' }),
  ownerThanks: () => '/para-quem-anuncia/obrigado',
  onlyYou: () => '/para-quem-anuncia/programa-only-you',
  /** What the house does stands in the footer of the home page. */
  services: () => '/#servicos',
  aboutUs: () => '/sobre-nos/a-bossa-nova',
  history: () => '/sobre-nos/nossa-historia',
  contact: () => '/sobre-nos/contato',
  magazine: () => '/revista-curate/assinatura',
  magazineSent: () => '/revista-curate/sucesso',
  blog: () => '/blog',
  financing: () => '/financiamento',
  unavailableBroker: () => '/consultor-indisponivel',
  privacy: () => '/politica-de-privacidade',
  /** The form where the choice of cookies is seen and changed. */
  cookiePreferences: () => `/politica-de-privacidade#${preferencesId}`,
  terms: () => '/termos-de-responsabilidade',
  /** `lastPage`: the path to return to after signing in. */
  login: (lastPage?: string) => withQuery('/area-do-cliente/login', { lastPage }),
  /** The same page in the midst of signing in, after a new password or a provider's failure: what was saved stays. */
  signInStill: (lastPage?: string) => withQuery('/area-do-cliente/login', { lastPage, [stillParam]: '1' }),
  /** The page opens the sign-in window on arrival (settled §5); `saved`: the action that follows, by its id. */
  signInOver: (path: string, saved?: string) => {
    const [pathname = '/', query = ''] = path.split('?');
    const params = new URLSearchParams(query);
    params.set('auth', 'true');
    if (saved) params.set(savedField, saved);
    return `${pathname}?${params}`;
  },
  /** Home, where the sign-in window opens and then leads to a private page. */
  signInAtHome: (lastPage: string) => withQuery('/', { auth: 'true', lastPage }),
  /** Home, where the sign-in window opens with a notice; `from` is where the session was found to have ended. */
  sessionEnded: (from: string) => withQuery('/', { from }),
  /** Posts: signing out; `from` is the page that it is done on. */
  signOutAction: () => '/recursos/sair',
  /** Posts: begins signing in with a provider, which leads back to `signedInWith`. */
  signInWith: (provider: SocialProvider) => `/entrar/${provider}`,
  signedInWith: (provider: SocialProvider) => `/entrar/${provider}/retorno`,
  /** What the one tap needs at run time; posts: what it has got. */
  oneTap: () => '/recursos/um-toque',
  register: () => '/area-do-cliente/cadastre-se',
  registered: () => '/area-do-cliente/cadastro-sucesso',
  forgotPassword: () => '/area-do-cliente/recuperar-senha',
  /** Of a letter's link; a wrong token opens the same page. @param done what was just done by it */
  stopAlerts: (token?: string, done?: string) => withQuery('/avisos/parar', { token, feito: done }),
  /** Of a letter's link that confirms a subscription, and of one that ends it. */
  confirmSubscription: (token?: string) => withQuery('/newsletter/confirmar', { token }),
  leaveSubscription: (token?: string) => withQuery('/newsletter/sair', { token }),
  alertHomes: (token?: string) => withQuery('/avisos/imoveis', { token }),
  resetPassword: () => '/area-do-cliente/redefinir-senha',
  signedInHome: () => '/login-home',
  profile: () => '/area-do-cliente/meu-perfil',
  purchaseProfile: () => '/area-do-cliente/meu-perfil-de-compra',
  /** A part of the profile, by its id. */
  profileSection: (id: string) => `/area-do-cliente/meu-perfil#${id}`,
  /** Posts: all that is kept of the visitor, as a file. */
  exportData: () => '/area-do-cliente/meu-perfil/exportar',
  myProducts: () => myProducts,
  /** A property's report, or one section of it; `period`: another than the usual. */
  ownerReport: (id: number, section?: ReportPage, period?: ReportPeriod) =>
    withQuery([`${myProducts}/detalhes/${id}`, ...(section ? [section] : [])].join('/'), {
      periodo: period === usualPeriod ? undefined : period,
    }),
  /** Where scripts ask for a part of it alone; `page`: of its homes alike. */
  partOfReport: (id: number, section: ReportPage, part: ReportPart, period: ReportPeriod, page: number) =>
    withQuery(`${myProducts}/detalhes/${id}/${section}`, {
      periodo: period === usualPeriod ? undefined : period,
      similares: page > 1 ? String(page) : undefined,
      parte: part,
    }),
  /** Its homes alike, three a page. */
  similarOfReport: (id: number, page: number) =>
    withQuery(`${myProducts}/detalhes/${id}/produtos-similares`, {
      similares: page > 1 ? String(page) : undefined,
    }),
  favourites: () => favourites,
  newFolder: () => `${favourites}/nova`,
  removedHomes: () => `${favourites}/removidos`,
  /** Where a home's folder is chosen; `returnTo`: the page that is gone back to. */
  chooseFolder: (offer?: Offer, returnTo?: string) =>
    withQuery(`${favourites}/guardar`, { imovel: offer && offerKey(offer), volta: returnTo }),
  folder: (id: string, page = 1) => withQuery(folder(id), { pagina: page > 1 ? String(page) : undefined }),
  renameFolder: (id: string) => `${folder(id)}/renomear`,
  emptyFolder: (id: string) => `${folder(id)}/esvaziar`,
  removeFolder: (id: string) => `${folder(id)}/remover`,
  moveHome: (id: string, code: number) => `${folder(id)}/mover/${code}`,
  /** `removed`: the one that was just removed, by its id. */
  savedSearches: (removed?: string) =>
    withQuery('/area-do-cliente/minhas-pesquisas-salvas', { [removedSearchParam]: removed }),
  savedSearch: (id: string) => `/area-do-cliente/minhas-pesquisas-salvas/${encodeURIComponent(id)}`,
  /** What is new to one since a moment (ISO 8601). */
  searchNews: (id: string, since?: string, page?: number) =>
    withQuery(`/area-do-cliente/minhas-pesquisas-salvas/${encodeURIComponent(id)}/novidades`, {
      [sinceParam]: since,
      [pageParam]: page && page > 1 ? String(page) : undefined,
    }),
  /** The form that saves a search, by its listing's address. */
  saveSearch: (search?: string) =>
    withQuery('/area-do-cliente/minhas-pesquisas-salvas/salvar', { [searchParam]: search }),
} as const;
