import { inviteParam, withQuery } from '~/links';

/** Apart from `links`, which the scripts of public pages bring. */
export const reservedLinks = {
  /** A personal link: its page has a button alone. */
  invitation: (token: string) => withQuery('/reservado', { [inviteParam]: token }),
  /** Two parts below the cookie's path, so that requests for the page's data have the cookie too. */
  property: (id: number) => `/reservado/${id}/imovel`,
};
export const reservedCookiePath = (id: number) => `/reservado/${id}`;
