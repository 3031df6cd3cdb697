import { searchAnswerValue } from './answer';
import { detailAnswerValue, detailPath, similarAnswerValue } from './detail-answer';

/** A page that is measured, and what its back end answers to each call. */
interface Page {
  path: string;
  answerTo: (pathname: string) => unknown;
}

export const pages = {
  /** The issue's own example: every part of a listing is there. */
  listing: {
    path: '/imoveis/venda/sao-paulo/apartamento/3-quartos?preco=0-5000000',
    answerTo: () => searchAnswerValue,
  },
  /** A property with twelve photos, and both lists of others. */
  detail: {
    path: detailPath,
    answerTo: (pathname) => (pathname.endsWith('/similar') ? similarAnswerValue : detailAnswerValue),
  },
} satisfies Record<string, Page>;
export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];
