/** Where an uploaded picture goes: a draft, and the field of it. */
export interface PicturePlace {
  kind: (typeof kinds)[number];
  /** 'image', 'photo', 'text'; 'b2': the third block of a campaign. */
  field: string;
  /** Of the draft. */
  key: string;
}

const kinds = ['banner', 'slide', 'page', 'article', 'campaign'] as const;
const fields: Record<PicturePlace['kind'], RegExp> = {
  banner: /^image$/,
  slide: /^photo$/,
  page: /^text$/,
  article: /^(?:text|photo)$/,
  campaign: /^b(?:\d|1[01])$/,
};

/** 'banner-image-natal', in addresses. */
export const picturePlaceName = ({ kind, field, key }: PicturePlace): string => `${kind}-${field}-${key}`;

/** null: no such place */
export function readPicturePlace(name: string): PicturePlace | null {
  const [, kindName, field = '', key = ''] = /^([a-z]+)-([a-z0-9]+)-([a-z0-9-]{1,100})$/.exec(name) ?? [];
  const kind = kinds.find((each) => each === kindName);
  return kind && fields[kind].test(field) ? { kind, field, key } : null;
}

/** Of the store of uploads: 'vitrine-banner-image-natal'. */
export const pictureUploads = 'vitrine';
export const uploadsOfPlace = (name: string): string => `${pictureUploads}-${name}`;
