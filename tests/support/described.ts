import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { contractCallOf } from '@contract/calls';
import { ValueResponse } from '@contract/value-response';
import { openApiPath } from '../../scripts/openapi/operation';

interface Operation {
  responses: Record<string, object>;
  security: Record<string, string[]>[];
}
type Paths = Record<string, Record<string, Operation>>;

let opened: ReturnType<typeof open> | undefined;

/** Parsed once for each worker; a schema is compiled when it is first used. */
function open() {
  const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Paths;
  };
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema(document, 'openapi');
  const validators = new Map<string, ValidateFunction>();
  function validatorOf(pointer: string): ValidateFunction {
    const found = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#${pointer}` });
    validators.set(pointer, found);
    return found;
  }
  return { document, validatorOf };
}

const escaped = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
const encoded = (...parts: string[]) => parts.map((part) => `/${encodeURIComponent(escaped(part))}`).join('');

export const describedPaths = (): Paths => (opened ??= open()).document.paths;

/** Differences of a value from a schema of docs/openapi.json, at a JSON pointer; none: it fits. */
export function differencesAt(parts: readonly string[], value: unknown): string[] {
  const validate = (opened ??= open()).validatorOf(encoded(...parts));
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/** Throws where an answer of the back end is not as docs/openapi.json describes it. Calls of no contract pass. */
export async function expectDescribed({ method, url }: Request, response: Response): Promise<void> {
  const { pathname } = new URL(url);
  const call = contractCallOf(method, pathname);
  if (!call) return;
  const [path, verb] = [openApiPath(call.path), method.toLowerCase()];
  const { responses } = describedPaths()[path]![verb]!;
  const status = String(response.status);
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  if (!isJson && !(response instanceof ValueResponse)) return;
  const value: unknown = JSON.parse(await response.clone().text());
  const at = response.ok
    ? ['paths', path, verb, 'responses', status, 'content', 'application/json', 'schema']
    : ['components', 'schemas', 'ErrorAnswer'];
  if (response.ok && !responses[status])
    throw new Error(`${method} ${path} answers ${status}: not in docs/openapi.json`);
  const differences = differencesAt(at, value);
  if (differences.length > 0)
    throw new Error(
      `${method} ${path} ${status} is not as docs/openapi.json describes: ${differences.join('; ')}`,
    );
}

/** Checks each answer of a back end. */
export function described<
  App extends { fetch(request: Request, ...rest: never[]): Response | Promise<Response> },
>(app: App): App {
  const fetch = app.fetch.bind(app) as (request: Request, ...rest: unknown[]) => Response | Promise<Response>;
  app.fetch = async (request: Request, ...rest: unknown[]) => {
    const response = await fetch(request, ...rest);
    await expectDescribed(request, response).catch((error: Error) => {
      // A website before the back end would answer with a page of its own.
      console.error(error.message);
      throw error;
    });
    return response;
  };
  return app;
}
