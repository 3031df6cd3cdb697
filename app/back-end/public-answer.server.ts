const privateDirectives = ['private', 'no-store'];
const personalHeaders = ['*', 'authorization', 'cookie'];

/** Whether other visitors may see the answer to a call with a bearer (RFC 9111, section 3.5). */
export function isPublicAnswer(headers: Headers): boolean {
  const directives = namesIn(headers, 'cache-control');
  return (
    directives.includes('public') &&
    !directives.some((directive) => privateDirectives.includes(directive)) &&
    !namesIn(headers, 'vary').some((header) => personalHeaders.includes(header))
  );
}

const namesIn = (headers: Headers, header: string): string[] =>
  (headers.get(header) ?? '').split(',').map((part) => part.split('=')[0]!.trim().toLowerCase());
