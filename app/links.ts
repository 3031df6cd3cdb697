import {
  ownersPhotosParams,
  ownersPhotosPath,
  photoTokenParam,
  sentPhotosPath,
} from '@domain/announcement/photos';
import type { SocialProvider } from '@domain/people/providers';
import type { Region } from '@domain/geo/geolocation';
import { offerKey, type Offer } from '@domain/property/offer';
import { type ReportPeriod, defaultPeriod } from '@domain/owner-report/period';
import { productSlug } from '@domain/brokerage/product-slug';
import { propertyPath, type PropertyAddress } from '@domain/property/property-url';
import { regionName } from './domain/visitor-region';
import type { ReportPage, ReportPart } from '~/domain/report-pages';
import { searchBoxField } from '~/domain/search-box-fields';
import type { ContactSubject } from '@domain/taxonomy/lead-options';
import { negotiationOf } from '@domain/taxonomy/negotiations';

interface PlaceSearch {
  text?: string;
  place?: number;
  negotiation?: 'sell' | 'rent';
  radius?: number; // km; 0: the default radius of the place
  kind?: string;
  upTo?: number;
  /** Listing whose negotiation and filters the search keeps. */
  within?: string;
}

export const preferencesId = 'preferencias-de-cookies';

export const galleryTabParam = 'aba';

/** Page parameters; also the ids of their sections. */
export const relatedLists = { similar: 'similares', alsoLiked: 'sugestoes' } as const;

export const comparisonParam = { ids: 'ids' } as const;

export const inviteParam = 'convite';
export const visitParam = 'visita';
export const answeredParam = 'respondido';

/** Parameter and form field: id of the action to run after sign-in. */
export const savedField = 'guardado';

export const searchParam = 'busca';
export const removedSearchParam = 'excluida';
export const subjectParam = 'assunto';
export const sinceParam = 'desde';
export const pageParam = 'pagina';

/** Marks a sign-in that is in progress. */
export const stillParam = 'retomar';
const ownerPage = (product: string = productSlug) => `/para-quem-anuncia/seu-imovel-na-${product}`;

const announce = '/cadastre-seu-imovel';
const announcePhoto = '/recursos/foto-do-anuncio';
/** Identifies a sent announcement by its owner's link or number. `isLong`: the draft of the long form. */
export interface PhotosOf {
  link?: string;
  number?: string;
  isLong?: boolean;
}
const photoParams = ({ link, number, isLong }: PhotosOf = {}) => ({
  [ownersPhotosParams.link]: link,
  [ownersPhotosParams.number]: number,
  [ownersPhotosParams.long]: isLong ? '1' : undefined,
});
export const photoLinkParams = { photo: 'foto', token: photoTokenParam, whole: 'inteira' } as const;
export const pieceParams = { photo: 'foto', from: 'de', total: 'total' } as const;
const myProducts = '/area-do-cliente/meus-imoveis';
const favoritesPath = '/area-do-cliente/meus-favoritos';
const folder = (id: string) => `${favoritesPath}/${encodeURIComponent(id)}`;

export function withQuery(path: string, params: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return query ? `${path}?${query}` : path;
}

/** All URLs of the site (spec 1 §2.1), except `buildSearchUrl`: it needs the large filter schema. */
export const links = {
  home: () => '/',
  components: () => '/partials',
  partial: (name: string) => `/partials/${name}`,
  allProperties: () => '/imoveis',
  searchAction: () => '/imoveis',
  placeSearchAction: () => '/busca',
  /** With `place`, redirects to the listing of that place and adds it to the recent searches. */
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
  /** Three decimals are about 100 m. */
  nearSearch: ({ lat, lng }: { lat: number; lng: number }, negotiation: string, within?: string) =>
    withQuery('/busca', {
      [searchBoxField.within]: within,
      [searchBoxField.negotiation]: negotiation,
      [searchBoxField.lat]: lat?.toFixed(3),
      [searchBoxField.lng]: lng?.toFixed(3),
    }),
  favoriteAction: () => '/recursos/favoritos',
  /** POST: discards the action that would run after sign-in. */
  forgetSavedAction: () => '/recursos/acao',
  saveSearchAction: (search?: string) => withQuery('/recursos/pesquisas', { [searchParam]: search }),
  viewAction: () => '/recursos/visualizacao',
  viewCountAction: () => '/recursos/visita',
  exposureAction: () => '/recursos/experimento',
  cookiesAction: () => '/recursos/cookies',
  newsletterAction: () => '/recursos/newsletter',
  suggestions: (text: string, within?: string) =>
    withQuery('/recursos/locais', { [searchBoxField.text]: text, [searchBoxField.within]: within }),
  recentSearches: (within?: string) =>
    withQuery('/recursos/pesquisas-recentes', { [searchBoxField.within]: within }),
  codeSearch: (code: string) => withQuery('/recursos/codigo', { [searchBoxField.text]: code }),
  filterCounts: (fields: URLSearchParams) => `/recursos/contagem?${fields.toString()}`,
  filterPrices: (fields: URLSearchParams) => `/recursos/precos?${fields.toString()}`,
  searchTotal: (searchUrl: string) => searchUrl.replace(/^\/imoveis/, '/recursos/total'),
  /** Header and footer as HTML. `regiao`: the browser's stored region. */
  frameParts: (corretor?: string, regiao?: Region | null) =>
    withQuery('/recursos/partes', { corretor, [regionName]: regiao ?? undefined }),
  geolocation: () => '/recursos/geolocalizacao',
  property: (address: PropertyAddress) => propertyPath(address),
  inBrokersName: (propertyHref: string, corretor: string | undefined) =>
    withQuery(propertyHref, { corretor }),
  /** Page of a property that is no longer available (settled §4). */
  unavailableProperty: (offer?: Offer) => `/imovel-indisponivel${offer ? `/${offerKey(offer)}` : ''}`,
  /** Open Graph image of a property; `version` changes with its content. */
  shareImage: ({ version, ...offer }: Offer & { version: string }) => `/og/${offerKey(offer)}-${version}.jpg`,

  /** For a brokerage with its own name or colors. */
  houseCard: (version: string) => `/og/casa-${version}.jpg`,
  houseColours: (version: string) => `/cores.css?v=${version}`,

  /** Keeps the other query parameters. Without `tab`, the first tab is open. */
  galleryTab: (path: string, tab?: string) => {
    const [pathname = '/', query = ''] = path.split('?');
    const params = new URLSearchParams(query);
    params.delete(galleryTabParam);
    return withQuery(pathname, { ...Object.fromEntries(params), [galleryTabParam]: tab });
  },
  visitCalendar: (token: string) => withQuery('/recursos/agenda', { [visitParam]: token }),
  dossier: (offer: Offer, corretor?: string) => withQuery(`/dossie/${offerKey(offer)}`, { corretor }),
  dossierQr: (offer: Offer, corretor?: string) =>
    withQuery(`/dossie/${offerKey(offer)}/qr-code`, { corretor }),
  compare: (ids: readonly number[] = [], params: Record<string, string | undefined> = {}) =>
    withQuery('/comparar', { [comparisonParam.ids]: ids.join(','), ...params }).replaceAll('%2C', ','),
  shareFolder: (id: string) => `${folder(id)}/compartilhar`,
  shareFolderAction: (id: string) => `${folder(id)}/links`,
  folderOpinion: (id: string) => `${folder(id)}/opiniao`,
  /** The token is in the query, never in the path. `answered`: id of the property that the guest answered; 0: none. */
  sharedFolder: (token: string, answered?: number) => {
    const path = withQuery('/pasta', { [inviteParam]: token, [answeredParam]: answered?.toString() });
    return answered ? `${path}#i${answered}` : path;
  },
  keywords: () => '/keyword',
  wantedProperty: () => '/imovel-desejado',
  /** Exit dialog as a page, and its initial data for scripts (docs/decisions/0074). */
  beforeLeaving: (step?: 2) => withQuery('/antes-de-sair', { passo: step?.toString() }),
  whoIsLeaving: () => '/recursos/quem-sai',
  broker: (slug: string) => `/corretor/${encodeURIComponent(slug)}`,
  brokerCard: (slug: string) => `/corretor/${encodeURIComponent(slug)}/contato`,
  brokerQrCode: (slug: string) => `/corretor/${encodeURIComponent(slug)}/qr-code`,
  /** `from`: page of the 'Anunciar imóvel' link (settled §4). */
  announce: (from?: string) => withQuery(announce, { from }),
  announceStep: (step?: string, { check, from }: { check?: boolean; from?: string } = {}) =>
    withQuery(step ? `${announce}/${step}` : announce, { conferir: check ? '1' : undefined, from }),
  announceCheck: () => `${announce}/conferir`,
  announcePhotos: (of?: PhotosOf) => withQuery(ownersPhotosPath, photoParams(of)),
  announcePhotoAction: () => announcePhoto,
  announcePhoto: (id: string, of?: PhotosOf) =>
    withQuery(announcePhoto, { ...photoParams(of), [photoLinkParams.photo]: id }),
  announcePhotoPiece: ({ id, from, total }: { id: string; from: number; total: number }, of?: PhotosOf) =>
    withQuery(announcePhoto, {
      ...photoParams(of),
      [pieceParams.photo]: id,
      [pieceParams.from]: String(from),
      [pieceParams.total]: String(total),
    }),
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
  announceDraftAction: () => '/recursos/anuncio',
  ownerPage,
  ownerPageChecked: () => withQuery(ownerPage(), { conferir: '1' }),
  ownerThanks: () => '/para-quem-anuncia/obrigado',
  onlyYou: () => '/para-quem-anuncia/programa-only-you',
  services: () => '/#servicos',
  aboutUs: () => '/sobre-nos/a-bossa-nova',
  history: () => '/sobre-nos/nossa-historia',
  contact: (subject?: ContactSubject) => withQuery('/sobre-nos/contato', { [subjectParam]: subject }),
  magazine: () => '/revista-curate/assinatura',
  magazineSent: () => '/revista-curate/sucesso',
  blog: () => '/blog',
  financing: () => '/financiamento',
  unavailableBroker: () => '/consultor-indisponivel',
  privacy: () => '/politica-de-privacidade',
  cookiePreferences: () => `/politica-de-privacidade#${preferencesId}`,
  terms: () => '/termos-de-responsabilidade',
  /** `lastPage`: the path to return to after sign-in. */
  login: (lastPage?: string) => withQuery('/area-do-cliente/login', { lastPage }),
  /** Sign-in after a new password or a provider's failure: the pending action stays. */
  signInStill: (lastPage?: string) => withQuery('/area-do-cliente/login', { lastPage, [stillParam]: '1' }),
  /** Opens the sign-in dialog on the page (settled §5). `saved`: id of the action that follows. */
  signInOver: (path: string, saved?: string) => {
    const [pathname = '/', query = ''] = path.split('?');
    const params = new URLSearchParams(query);
    params.set('auth', 'true');
    if (saved) params.set(savedField, saved);
    return `${pathname}?${params}`;
  },
  signInAtHome: (lastPage: string) => withQuery('/', { auth: 'true', lastPage }),
  /** `from`: page on which the session ended. */
  sessionEnded: (from: string) => withQuery('/', { from }),
  signOutAction: () => '/recursos/sair',
  /** POST: starts sign-in with a provider, which redirects to `signedInWith`. */
  signInWith: (provider: SocialProvider) => `/entrar/${provider}`,
  signedInWith: (provider: SocialProvider) => `/entrar/${provider}/retorno`,
  oneTap: () => '/recursos/um-toque',
  register: () => '/area-do-cliente/cadastre-se',
  registered: () => '/area-do-cliente/cadastro-sucesso',
  forgotPassword: () => '/area-do-cliente/recuperar-senha',
  /** Link of an alert e-mail; an invalid token opens the same page. @param done action that has just run */
  stopAlerts: (token?: string, done?: string) => withQuery('/avisos/parar', { token, feito: done }),
  confirmSubscription: (token?: string) => withQuery('/newsletter/confirmar', { token }),
  leaveSubscription: (token?: string) => withQuery('/newsletter/sair', { token }),
  alertHomes: (token?: string) => withQuery('/avisos/imoveis', { token }),
  /** Link of an e-mail to who is asked to take a contact. */
  takeContact: (token?: string) => withQuery('/assumir', { token }),
  /** Link of a receipt: 'Ninguém falou comigo'. */
  noAnswer: (token?: string) => withQuery('/sem-resposta', { token }),
  resetPassword: () => '/area-do-cliente/redefinir-senha',
  signedInHome: () => '/login-home',
  profile: () => '/area-do-cliente/meu-perfil',
  purchaseProfile: () => '/area-do-cliente/meu-perfil-de-compra',
  profileSection: (id: string) => `/area-do-cliente/meu-perfil#${id}`,
  exportData: () => '/area-do-cliente/meu-perfil/exportar',
  myProducts: () => myProducts,
  ownerReport: (id: number, section?: ReportPage, period?: ReportPeriod) =>
    withQuery([`${myProducts}/detalhes/${id}`, ...(section ? [section] : [])].join('/'), {
      periodo: period === defaultPeriod ? undefined : period,
    }),
  /** One fragment, for scripts. `page`: of the comparables. */
  partOfReport: (id: number, section: ReportPage, part: ReportPart, period: ReportPeriod, page: number) =>
    withQuery(`${myProducts}/detalhes/${id}/${section}`, {
      periodo: period === defaultPeriod ? undefined : period,
      similares: page > 1 ? String(page) : undefined,
      parte: part,
    }),
  similarOfReport: (id: number, page: number) =>
    withQuery(`${myProducts}/detalhes/${id}/produtos-similares`, {
      similares: page > 1 ? String(page) : undefined,
    }),
  favourites: () => favoritesPath,
  newFolder: () => `${favoritesPath}/nova`,
  removeAllFavorites: () => `${favoritesPath}/remover-todos`,
  removedHomes: () => `${favoritesPath}/removidos`,
  chooseFolder: (offer?: Offer, returnTo?: string) =>
    withQuery(`${favoritesPath}/guardar`, { imovel: offer && offerKey(offer), volta: returnTo }),
  folder: (id: string, page = 1) => withQuery(folder(id), { pagina: page > 1 ? String(page) : undefined }),
  renameFolder: (id: string) => `${folder(id)}/renomear`,
  emptyFolder: (id: string) => `${folder(id)}/esvaziar`,
  removeFolder: (id: string) => `${folder(id)}/remover`,
  moveHome: (id: string, code: number) => `${folder(id)}/mover/${code}`,
  /** `removed`: id of the search that was just removed. */
  savedSearches: (removed?: string) =>
    withQuery('/area-do-cliente/minhas-pesquisas-salvas', { [removedSearchParam]: removed }),
  savedSearch: (id: string) => `/area-do-cliente/minhas-pesquisas-salvas/${encodeURIComponent(id)}`,
  /** `since`: ISO 8601. */
  searchNews: (id: string, since?: string, page?: number) =>
    withQuery(`/area-do-cliente/minhas-pesquisas-salvas/${encodeURIComponent(id)}/novidades`, {
      [sinceParam]: since,
      [pageParam]: page && page > 1 ? String(page) : undefined,
    }),
  saveSearch: (search?: string) =>
    withQuery('/area-do-cliente/minhas-pesquisas-salvas/salvar', { [searchParam]: search }),
} as const;
