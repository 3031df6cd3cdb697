import { withQuery } from '~/links';

/** Also the requests of the router for its data: `/mesa.data`. The router matches paths in any case: `/MESA`. */
export const isAdminPath = (path: string): boolean => /^\/mesa(?:[/.]|$)/i.test(path);

export const returnField = 'volta';
/** Of a property's address: the field whose lock is open. */
export const openParam = 'abrir';
export const intentField = 'intent';
/** Of a photo: whole instead of small. */
export const wholeField = 'inteira';

/** Kinds of the showcase in addresses. */
export const showcasePaths: Readonly<Record<string, string>> = {
  ...{ list: 'listas', banner: 'banners', slide: 'fotos', sections: 'home' },
};

/** Apart from `links`, which the scripts of public pages bring. */
export const adminLinks = {
  today: () => '/mesa',
  /** @param to the page that follows */
  signIn: (to?: string) => withQuery('/mesa/entrar', { [returnField]: to }),
  factor: (to?: string) => withQuery('/mesa/fator', { [returnField]: to }),
  enrolment: () => '/mesa/cadastro',
  invitation: (token?: string) => withQuery('/mesa/convite', { token }),
  passkeyOptions: () => '/mesa/chave',
  signOut: () => '/mesa/sair',
  security: () => '/mesa/seguranca',
  contacts: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/contatos', params),
  contact: (id: number) => `/mesa/contatos/${id}`,
  contactsInBulk: () => '/mesa/contatos/lote',
  acts: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/registro', params),
  undo: (act: number) => `/mesa/registro/${act}/desfazer`,
  people: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/pessoas', params),
  invite: () => '/mesa/pessoas/convidar',
  feeds: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/cargas', params),
  feedRun: (id: number) => `/mesa/cargas/${id}`,
  feedRunFile: (id: number) => `/mesa/cargas/${id}/csv`,
  portals: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/portais', params),
  portalSwitch: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/portais/todos', params),
  portalsFile: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/portais/csv', params),
  system: () => '/mesa/sistema',
  openApi: () => '/mesa/docs/openapi.json',
  experiments: () => '/mesa/testes',
  showcase: () => '/mesa/vitrine',
  showcaseBanners: () => '/mesa/vitrine/banners',
  showcaseHome: () => '/mesa/vitrine/home',
  showcaseSlides: () => '/mesa/vitrine/fotos',
  showcaseItem: (kind: string, key: string) => `/mesa/vitrine/${showcasePaths[kind] ?? kind}/${key}`,
  showcasePreview: (kind: string, key: string) =>
    `/mesa/vitrine/${showcasePaths[kind] ?? kind}/${key}/previa`,
  /** @param place `picturePlaceName` */
  showcasePicture: (place: string) => `/mesa/vitrine/foto/${place}`,
  showcasePictureAddress: (place: string) => `/mesa/vitrine/foto/${place}/endereco`,
  showcaseTexts: () => '/mesa/vitrine/textos',
  newArticle: () => '/mesa/vitrine/textos/artigo/novo',
  /** @param kind 'pagina' or 'artigo' */
  text: (kind: string, key: string) => `/mesa/vitrine/textos/${kind}/${key}`,
  textDraft: (kind: string, key: string) => `/mesa/vitrine/textos/${kind}/${key}/salvar`,
  textPreview: (kind: string, key: string) => `/mesa/vitrine/textos/${kind}/${key}/previa`,
  showcaseCampaigns: () => '/mesa/vitrine/campanhas',
  showcaseRedirects: (params: Record<string, string | undefined> = {}) =>
    withQuery('/mesa/vitrine/redirecionamentos', params),
  newRedirect: () => '/mesa/vitrine/redirecionamentos/novo',
  redirect: (id: number) => `/mesa/vitrine/redirecionamentos/${id}`,
  pasteRedirects: () => '/mesa/vitrine/redirecionamentos/colar',
  pastedRedirects: (id: number, params: Record<string, string | undefined> = {}) =>
    withQuery(`/mesa/vitrine/redirecionamentos/colar/${id}`, params),
  /** 'Para onde leva este endereço?' */
  followAddress: (address?: string) =>
    withQuery('/mesa/vitrine/redirecionamentos/para-onde', { endereco: address }),
  newShowcaseCampaign: () => '/mesa/vitrine/campanhas/nova',
  /** @param key its number, or of a draft that was never published */
  showcaseCampaign: (key: string) => `/mesa/vitrine/campanhas/${key}`,
  showcaseCampaignDraft: (key: string) => `/mesa/vitrine/campanhas/${key}/salvar`,
  showcaseCampaignPreview: (key: string) => `/mesa/vitrine/campanhas/${key}/previa`,
  announcements: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/anuncios', params),
  announcement: (id: number) => `/mesa/anuncios/${id}`,
  announcementPhoto: (protocol: string, photo: string, isWhole = false) =>
    withQuery(`/mesa/anuncios/fotos/${protocol}/${photo}`, { [wholeField]: isWhole ? '1' : undefined }),
  properties: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/imoveis', params),
  /** @param open the field whose lock is open */
  property: (id: number, open?: string) => withQuery(`/mesa/imoveis/${id}`, { [openParam]: open }),
  checkProperty: (id: number) => `/mesa/imoveis/${id}/conferir`,
  /** 'Mudou': what a broker says of it. */
  changedProperty: (id: number) => `/mesa/imoveis/${id}/mudou`,
  /** 'Passar ao corretor' of a person who may want it. */
  passToBroker: (id: number, contact: number) => `/mesa/imoveis/${id}/ligar/${contact}`,
  ownProperties: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/meus-imoveis', params),
  propertiesFile: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/imoveis/csv', params),
  propertiesInBulk: () => '/mesa/imoveis/lote',
  propertyBulk: (id: number, params: Record<string, string | undefined> = {}) =>
    withQuery(`/mesa/imoveis/lote/${id}`, params),
  /** The owner's report as the owner reads it. */
  propertyReport: (id: number, params: Record<string, string | undefined> = {}) =>
    withQuery(`/mesa/imoveis/${id}/relatorio`, params),
  reservedProperty: (id: number) => `/mesa/imoveis/${id}/reservado`,
  propertyPhotos: (id: number) => `/mesa/imoveis/${id}/fotos`,
  newPropertyPhotos: (id: number) => `/mesa/imoveis/${id}/fotos/novas`,
  propertyPhoto: (id: number, photo: string) => `/mesa/imoveis/${id}/fotos/${photo}`,
  newProperties: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/imoveis/novo', params),
  /** @param step without it: where the typing stopped @param isCheck shows its errors */
  newProperty: (number: number, step?: string, isCheck = false) =>
    withQuery(`/mesa/imoveis/novo/${number}${step ? `/${step}` : ''}`, {
      conferir: isCheck ? '1' : undefined,
    }),
  newPropertyDraft: (number: number) => `/mesa/imoveis/novo/${number}/salvar`,
  newContact: () => '/mesa/contatos/novo',
  contactsFile: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/contatos/csv', params),
  retryDelivery: (contact: number, delivery: number) => `/mesa/contatos/${contact}/entregas/${delivery}`,
  dataRequests: (params: Record<string, string | undefined> = {}) =>
    withQuery('/mesa/contatos/titular', params),
  /** @param protocol of a contact: fills the form */
  newDataRequest: (protocol?: string) => withQuery('/mesa/contatos/titular/novo', { protocolo: protocol }),
  dataRequest: (id: number) => `/mesa/contatos/titular/${id}`,
  dataRequestFile: (id: number) => `/mesa/contatos/titular/${id}/dados`,
  rules: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/contatos/regras', params),
  /** @param slug of `rulePages` */
  rule: (slug: string) => `/mesa/contatos/regras/${slug}`,
  generalRotation: () => '/mesa/contatos/regras/todos',
  newRuleGroup: () => '/mesa/contatos/regras/grupos/novo',
  ruleGroup: (id: number) => `/mesa/contatos/regras/grupos/${id}`,
  /** @param group null: the general rotation */
  groupMember: (group: number | null, person: string) =>
    `/mesa/contatos/regras/grupos/${group ?? 'todos'}/${person.replace(':', '-')}`,
  absences: () => '/mesa/contatos/regras/ausencias',
  person: (id: number) => `/mesa/pessoas/${id}`,
  brokers: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/pessoas/corretores', params),
  broker: (id: number) => `/mesa/pessoas/corretores/${id}`,
} as const;
