import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { isTextPage, type TextPage } from '@domain/texts/text-pages';

/** `key`: of the draft, and the end of the address. `id` null: an article that is not published. */
export type TextTarget =
  | { kind: 'page'; type: 'pagina'; key: TextPage }
  | { kind: 'article'; type: 'artigo'; key: string; id: number | null };

const newArticle = /^novo-[a-z0-9]{8}$/;

/** Of the address. @throws 404 */
export function textTarget({ params }: LoaderFunctionArgs | ActionFunctionArgs): TextTarget {
  const { tipo, chave = '' } = params;
  if (tipo === 'pagina' && isTextPage(chave)) return { kind: 'page', type: 'pagina', key: chave };
  if (tipo === 'artigo' && newArticle.test(chave))
    return { kind: 'article', type: 'artigo', key: chave, id: null };
  if (tipo === 'artigo' && /^[1-9]\d{0,8}$/.test(chave))
    return { kind: 'article', type: 'artigo', key: chave, id: Number(chave) };
  throw new Response(null, { status: 404 });
}
