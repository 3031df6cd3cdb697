import { withQuery } from '~/links';

/** Also the requests of the router for its data: `/mesa.data`. The router matches paths in any case: `/MESA`. */
export const isAdminPath = (path: string): boolean => /^\/mesa(?:[/.]|$)/i.test(path);

export const returnField = 'volta';
export const intentField = 'intent';
/** Of a photo: whole instead of small. */
export const wholeField = 'inteira';

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
  system: () => '/mesa/sistema',
  announcements: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/anuncios', params),
  announcement: (id: number) => `/mesa/anuncios/${id}`,
  announcementPhoto: (protocol: string, photo: string, isWhole = false) =>
    withQuery(`/mesa/anuncios/fotos/${protocol}/${photo}`, { [wholeField]: isWhole ? '1' : undefined }),
  newContact: () => '/mesa/contatos/novo',
  contactsFile: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/contatos/csv', params),
  retryDelivery: (contact: number, delivery: number) => `/mesa/contatos/${contact}/entregas/${delivery}`,
  dataRequests: (params: Record<string, string | undefined> = {}) =>
    withQuery('/mesa/contatos/titular', params),
  /** @param protocol of a contact: fills the form */
  newDataRequest: (protocol?: string) => withQuery('/mesa/contatos/titular/novo', { protocolo: protocol }),
  dataRequest: (id: number) => `/mesa/contatos/titular/${id}`,
  dataRequestFile: (id: number) => `/mesa/contatos/titular/${id}/dados`,
  person: (id: number) => `/mesa/pessoas/${id}`,
  brokers: (params: Record<string, string | undefined> = {}) => withQuery('/mesa/pessoas/corretores', params),
  broker: (id: number) => `/mesa/pessoas/corretores/${id}`,
} as const;
