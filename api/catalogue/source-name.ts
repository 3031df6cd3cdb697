/** The source of the demo catalogue (api/demo); no feed is named so. */
export const demoSource = 'demo';

/** The house's own source: homes that owners have announced (api/announcements); no feed is named so. */
export const announcedSource = 'anuncios';

/** Whose a name is that no feed may have, for people; undefined: anybody's. */
export const reservedFor = (name: string): string | undefined =>
  ({
    [demoSource]: 'do catálogo de demonstração',
    [announcedSource]: 'dos imóveis que proprietários anunciam',
  })[name];

/** Whether a source may be named so: it stands in settings, commands and reports. */
export const isSourceName = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,59}$/.test(text);
