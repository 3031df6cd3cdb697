import type { z } from 'zod';

type Source = 'spec 1 §9' | 'spec 2 §7' | 'ours';

export interface ContractCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  source: Source;
  /** Answer of our back end; app/back-end/parsers reads those of others. `ours` marks fields that are not specified. */
  answer: z.ZodType;
  body?: z.ZodType;
  query?: z.ZodType;
}

const call =
  (method: ContractCall['method']) =>
  (path: string, source: Source, answer: z.ZodType, body?: z.ZodType): ContractCall => ({
    method,
    path,
    source,
    answer,
    body,
  });
/** The call of a method and a path such as '/products/1'. */
export function callFinder<Call extends ContractCall>(calls: readonly Call[]) {
  const shapes = calls.map((each) => ({
    call: each,
    shape: new RegExp(`^/${each.path.replace(/:\w+/g, '[^/]+')}$`),
  }));
  return (method: string, pathname: string): Call | undefined =>
    shapes.find(({ call: { method: wanted }, shape }) => wanted === method && shape.test(pathname))?.call;
}

export const [get, post, put, remove] = [call('GET'), call('POST'), call('PUT'), call('DELETE')];
export const withQuery = (query: z.ZodType, each: ContractCall): ContractCall => ({ ...each, query });
