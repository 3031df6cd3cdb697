import type { LoaderFunctionArgs } from '@remix-run/node';
import { searchBoxField } from '~/domain/search-box-fields';
import { propertyByCode } from '~/features/search-box/property-by-code.server';

/** `/recursos/codigo?local=…`: where a property's code leads, or what is told of it (a `CodeSearch`). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const code = new URL(request.url).searchParams.get(searchBoxField.text) ?? '';
  return Response.json(await propertyByCode(code, context), { headers: { 'Cache-Control': 'no-store' } });
}
