import type { LoaderFunctionArgs } from '@remix-run/node';
import { searchBoxField } from '~/domain/search-box-fields';
import type { CodeSearch } from '~/features/search-box/code-search';
import { propertyByCode } from '~/features/search-box/property-by-code.server';
import { links } from '~/links';

/** `/recursos/codigo?local=…`: path of a property code, or its error message (`CodeSearch`). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const code = new URL(request.url).searchParams.get(searchBoxField.text) ?? '';
  const found = await propertyByCode(code, context);
  const answer: CodeSearch = found.homes
    ? // The search page offers the choice between several.
      { path: found.homes.length === 1 ? found.homes[0].path : links.placeSearch({ text: code }) }
    : { path: null, message: found.message };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
}
