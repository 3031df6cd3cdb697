import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { z } from 'zod';
import type { ContractCall } from '@contract/contract-call';
import { accessOf } from './access';
import { conflicts } from './conflicts';
import { errorsOf, type Status } from './errors';
import { type Examples, examples } from './examples';

const created = new Set([
  'POST leads',
  'POST sellRent/register',
  'POST auth/register',
  'POST staff/contacts',
]);

/** Answers that are no JSON, by path. */
const files: readonly [RegExp, string, string][] = [
  [/\.csv$|\/csv$/, 'text/csv', 'CSV, UTF-8'],
  [/^staff\/properties\/:id\/photos\/:photo$/, 'image/jpeg', 'The photo'],
];

export function operationOf(
  call: ContractCall,
  { summary, tag }: { summary: string; tag: string },
): ZodOpenApiOperationObject {
  const { method, path, source, query, body } = call;
  const { security, text, verb, roles } = accessOf(call);
  const codes = conflicts[`${method} ${path}`] ?? {};
  const more = Object.keys(codes).map(Number) as Status[];
  const example = examples[`${method} ${path}`];
  const params = Object.fromEntries(paramsIn(path).map((name) => [name, z.string()]));
  return {
    operationId: operationId(call),
    summary,
    description: `${source === 'ours' ? 'A call of ours; another back end may lack it.' : `Of ${source}.`} Who may: ${text}.`,
    tags: [tag],
    ...{ 'x-origin': source === 'ours' ? 'ours' : 'specification', 'x-access': text },
    ...(verb && { 'x-permission': verb, 'x-roles': roles }),
    ...(more.length > 0 && { 'x-errors': codes }),
    security,
    requestParams: {
      ...(Object.keys(params).length > 0 && { path: z.object(params) }),
      ...(query && { query: query as z.ZodObject }),
    },
    ...(body && {
      requestBody: { required: true, content: { 'application/json': json(body, example?.body) } },
    }),
    responses: {
      [created.has(`${method} ${path}`) ? 201 : 200]: { description: 'Done', ...answerOf(call, example) },
      ...errorsOf(call, { hasBearer: security.some(isBearer), more }),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const isBearer = (needed: Record<string, string[]>) => 'customer' in needed || 'staff' in needed;

function answerOf({ path, answer }: ContractCall, example: Examples | undefined) {
  const [, type, description] = files.find(([shape]) => shape.test(path)) ?? [];
  if (type) return { description, content: { [type]: { schema: { type: 'string' as const } } } };
  return { content: { 'application/json': json(answer, example?.answer) } };
}

const json = (schema: z.ZodType, example?: unknown) => ({
  schema,
  ...(example !== undefined && { example }),
});

const paramsIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** '/staff/members/{id}' */
export const openApiPath = (path: string) => `/${path.replace(/:(\w+)/g, '{$1}')}`;

/** 'getStaffMembersById' */
function operationId({ method, path }: ContractCall): string {
  const words = path
    .split(/[/.-]/)
    .map((part) => (part.startsWith(':') ? `By${capital(part.slice(1))}` : capital(part)));
  return method.toLowerCase() + words.join('');
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
