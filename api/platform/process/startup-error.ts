/** A reason not to start, in one line for the operator; main.ts prints it without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

export function listenError(
  { code = 'erro' }: NodeJS.ErrnoException,
  settings: { port: string; host: string },
  port: number,
  host?: string,
): StartupError {
  const reasons: Record<string, string> = {
    EADDRINUSE: `A porta ${port} está em uso por outro programa: encerre-o ou escolha outra em ${settings.port}.`,
    EACCES: `Este usuário não pode usar a porta ${port}: escolha em ${settings.port} uma acima de 1023.`,
    EADDRNOTAVAIL: `${settings.host} ${host} não é um endereço desta máquina.`,
    ENOTFOUND: `${settings.host} ${host} é desconhecido.`,
  };
  return new StartupError(
    reasons[code] ??
      `Não foi possível escutar em ${settings.host} ${host ?? ''}, ${settings.port} ${port} (${code}).`,
  );
}
