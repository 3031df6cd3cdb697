import { ownSource } from '@domain/announcement/own-property';

/** Reserved for api/demo. */
export const demoSource = 'demo';

/** Reserved for properties that owners announce (api/announcements). */
export const announcedSource = 'anuncios';

/** Portuguese description of a reserved name's owner, or undefined. */
export const reservedFor = (name: string): string | undefined =>
  ({
    [demoSource]: 'do catálogo de demonstração',
    [announcedSource]: 'dos imóveis que proprietários anunciam',
    [ownSource]: 'dos imóveis que a equipe cadastra na Mesa',
  })[name];

export const isSourceName = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,59}$/.test(text);
