import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { z } from 'zod';
import { crmStateEvent } from '@contract/crm-state';
import { inboundPaths } from '@domain/leads/inbound-paths';
import { errorRef } from './errors';

/** Fields that the readers know, of the many that a portal sends (api/portals/readers). */
const text = z.union([z.string(), z.number()]).nullish();
const zapContact = z.looseObject({
  clientListingId: z.string().meta({ description: 'Code of the property' }),
  ...{ originLeadId: text, originListingId: text, leadOrigin: text, name: text, email: text },
  ...{ ddd: text, phone: text, phoneNumber: text, message: text, timestamp: text },
  ...{ temperature: text, transactionType: text },
});
const imovelwebContact = z.looseObject({
  ...{ tipoEvento: text, idContato: text, idMensagem: text, referencia: text, nome: text, email: text },
  ...{ telefone: text, cpf: text, mensagem: text, dataRegistro: text, idnavplat: text },
});

export const zapExample = {
  leadOrigin: 'VivaReal',
  timestamp: '2026-11-29T14:50:30.619Z',
  originLeadId: '59ee0fc6e4b043e1b2a6d863',
  clientListingId: 'AP-0955',
  name: 'Rafael Monteiro',
  email: 'rafael@exemplo.com.br',
  ddd: '11',
  phone: '987654321',
  message: 'Olá, tenho interesse neste imóvel.',
};
export const imovelwebExample = {
  tipoEvento: 'CONTACTO_MENSAJE',
  idContato: 9001,
  idMensagem: 7001,
  referencia: 'AP-0955',
  nome: 'Beatriz Sá',
  email: 'beatriz@exemplo.com.br',
  telefone: '11912345678',
  mensagem: 'Posso visitar no sábado?',
};
export const crmStateExample = {
  type: 'lead.state',
  timestamp: '2026-11-30T12:00:00.000Z',
  data: { protocol: '2611-048213', state: 'perdido', state_reason: 'Comprou outro' },
};

interface Inbound {
  summary: string;
  description: string;
  operationId: string;
  schema: z.ZodType;
  example: object;
  security: string;
  access: string;
}

function inbound(path: string, { schema, example, security, access, ...texts }: Inbound) {
  const statuses = [400, 401, 404, 413, 422, 503] as const;
  const isState = path === inboundPaths.state;
  return {
    [path]: {
      post: {
        ...texts,
        tags: ['Inbound'],
        'x-origin': 'ours' as const,
        'x-access': access,
        ...(isState && { 'x-errors': { 409: ['REPLAYED'] } }),
        security: [{ [security]: [] }],
        requestBody: { required: true, content: { 'application/json': { schema, example } } },
        responses: {
          204: { description: 'Stored, now or before.' },
          ...Object.fromEntries(statuses.map((status) => [status, errorRef(status)])),
          ...(isState && { 409: errorRef(409) }),
        },
      },
    },
  };
}

/** Addresses of the website, which it passes to its own back end (docs/leads.md). */
export const inboundOperations: ZodOpenApiPathsObject = {
  ...inbound(inboundPaths.zap, {
    operationId: 'receiveZap',
    summary: 'Receive a contact of ZAP, VivaReal or OLX',
    description: 'Sent by the portals of Grupo OLX. Without `ZAP_SECRETS` the address answers 404.',
    schema: zapContact,
    example: zapExample,
    security: 'zap',
    access: 'The portal, by its key',
  }),
  ...inbound(inboundPaths.imovelweb, {
    operationId: 'receiveImovelweb',
    summary: 'Receive a contact of Imovelweb',
    description:
      'Sent by Imovelweb. The names of the fields may be in Portuguese, English or Spanish. Without `IMOVELWEB_SECRETS` the address answers 404.',
    schema: imovelwebContact,
    example: imovelwebExample,
    security: 'imovelweb',
    access: 'The portal, by its secret',
  }),
  ...inbound(inboundPaths.state, {
    operationId: 'receiveState',
    summary: 'Receive state and broker of a contact from a CRM',
    description:
      'Signed as Standard Webhooks say, with `STATE_WEBHOOK_SECRETS`; without it the address answers 404. Leave out what does not change.',
    schema: crmStateEvent.extend({ timestamp: z.iso.datetime() }),
    example: crmStateExample,
    security: 'standardWebhook',
    access: 'The CRM of the operator, by its signature',
  }),
};
