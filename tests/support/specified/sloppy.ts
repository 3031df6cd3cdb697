/**
 * The same answers as many a back end gives them: digits as text, flags as 0 and '1', nulls and empty texts, fields that
 * are missing, unknown types, and one broken item a page.
 */
export function sloppily(fetch: (request: Request) => Response | Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const response = await fetch(request);
    if (!response.headers.get('content-type')?.includes('json')) return response;
    const { pathname } = new URL(request.url);
    const value: unknown = await response.json();
    const answer = pathname.endsWith('/search/properties') ? { data: sloppyPage(value) } : sloppy(value);
    return Response.json(answer, { status: response.status });
  };
}

/** A page without its count. */
function sloppyPage(value: unknown) {
  const { items } = value as { items: unknown[] };
  return { items: [...items.map((item) => sloppy(item)), ...(items.length > 0 ? [{ titulo1: null }] : [])] };
}

let turn = 0;
/** Depends on how many were made before: every kind of dirt comes up in every place. */
const next = (kinds: number) => turn++ % kinds;

function sloppy(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => sloppy(each));
  if (typeof value === 'boolean') return [Number(value), String(Number(value)), value][next(3)];
  if (typeof value === 'number' && /^(valor|area)/.test(name)) return value.toFixed(2);
  if (typeof value === 'number') return [value, String(value)][next(2)];
  if (value === null) return [null, '', undefined][next(3)];
  if (typeof value !== 'object') return value;
  const fields = Object.entries(value).map(([key, each]) => [key, sloppy(each, key)] as const);
  const entries = Object.fromEntries(fields) as Record<string, unknown>;
  if ('tipoImovel' in entries) {
    const type = String(entries.tipoImovel);
    entries.tipoImovel = [type, 'Casa em condomínio', 'Castelo', [type]][next(4)];
  }
  if ('condition' in entries) {
    entries.fase = entries.condition;
    delete entries.condition;
  }
  if ('canonical' in entries)
    entries.canonical = [undefined, `https://antigo.exemplo${String(entries.canonical)}`][next(2)];
  if ('flag' in entries && next(3) === 0) delete entries.flag;
  if ('extras' in entries && next(2) === 0) delete entries.extras;
  return entries;
}
