const codes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether `fetch` failed before it sent anything, so that a retry cannot repeat an effect. */
export function isConnectionError(error: unknown): boolean {
  const { code } = ((error as Error | undefined)?.cause ?? error ?? {}) as { code?: string };
  return codes.includes(code ?? '');
}
