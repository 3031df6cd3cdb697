/** Rows of a page. */
export const pageSize = 50;
export const pageField = 'pagina';

/** The page of the address; a page that is not there is the nearest one. */
export function pageOf<Row>(rows: readonly Row[], params: URLSearchParams) {
  const count = Math.max(1, Math.ceil(rows.length / pageSize));
  const named = Number(params.get(pageField));
  const page = Number.isInteger(named) ? Math.min(Math.max(named, 1), count) : 1;
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), page, count };
}
