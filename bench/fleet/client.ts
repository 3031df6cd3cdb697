import { Agent, request } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A visitor with an address and connections of its own, who repeats nothing. */
export class Visitor {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(
    private readonly address: string,
    private readonly site: { origin: string; siteUrl: string },
  ) {}

  get = (path: string, headers: Record<string, string> = {}) => this.call('GET', path, undefined, headers);

  post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    this.call('POST', path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      origin: this.site.siteUrl,
      ...headers,
    });

  private call(
    method: string,
    path: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const { host } = new URL(this.site.siteUrl);
    return new Promise((resolve, reject) => {
      const sent = request(this.site.origin + path, {
        ...{ method, agent: this.agent, timeout: 30_000 },
        headers: { host, 'x-forwarded-for': this.address, ...headers },
      });
      sent.once('timeout', () => sent.destroy(new Error('time-out')));
      sent.once('error', reject);
      sent.once('response', (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(pieces),
          }),
        );
      });
      sent.end(body);
    });
  }

  close = () => this.agent.destroy();
}

/** A contact form; its text finds the lead and its letters. */
export const contact = (mark: string) => ({
  nome: 'Clara Nunes',
  email: `${mark}@exemplo.com.br`,
  'telefone.pais': 'BR',
  'telefone.numero': '(11) 98765-4321',
  assunto: 'Alugar',
  mensagem: `Carta ${mark}.`,
  chave: `chave-da-${mark}`,
});
export const contactPath = '/sobre-nos/contato';
