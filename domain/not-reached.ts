const codes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether a `fetch` failed before anything was sent: what never reached its server was not done there. */
export function wasNotReached(error: unknown): boolean {
  const { code } = ((error as Error | undefined)?.cause ?? error ?? {}) as { code?: string };
  return codes.includes(code ?? '');
}
