import { portalNames } from '@domain/leads/portals';
import { idOf, lineOf, momentOf, type PortalBody, textOf } from './body';
import { type PersonFields, readPerson } from './person';
import type { PortalReading } from './portal-contact';

const personFields: PersonFields = {
  name: ['nome', 'name', 'nombre', 'txtNome'],
  email: ['email', 'txtEmail'],
  cpf: ['cpf', 'identificationId', 'dni'],
  areaCode: ['ddd', 'txtDdd'],
  number: ['telefone', 'phone', 'telefono', 'txtTelefone'],
  wholeNumber: ['phoneNumber'],
};

/** Codes of the brokerage, then of a launch. */
const codeNames = [
  ...['referencia', 'reference', 'clientListingId', 'codigoDoAnunciante', 'internalReference'],
  ...['claveInterna', 'codigoLancamento', 'developmentCode', 'codigoDesarrollo'],
];

/** Callbacks of Navent in each of their languages (open-docs.navent.com/bra/callbacks). */
export function readImovelweb(body: PortalBody, now: Date): PortalReading {
  const event = lineOf(body, 'tipoEvento', 'eventType')?.toUpperCase() ?? null;
  const { asSent, ...person } = readPerson(body, personFields);
  const message = textOf(body, 'mensagem', 'message', 'mensaje', 'txtMensagem');
  const hasPerson = [person.name, person.email, person.phone, person.cpf, message, asSent[0]].some(Boolean);
  if (!hasPerson && event !== null && !event.startsWith('CONTACTO')) return { ignored: true };
  const id = idOf(body, 'idContato', 'contactId', 'idContacto', 'originLeadId', 'id');
  if (!hasPerson && id === null) return { refused: ['idContato', 'missing'] };
  const codes = codeNames.flatMap((name) => lineOf(body, name) ?? []);
  return {
    contact: {
      ...person,
      ...{ portal: 'imovelweb', id, message },
      messageId: idOf(body, 'idMensagem', 'messageId', 'idMensaje'),
      kind: event === 'CONTACTO' && message === null ? 'phone-shown' : 'lead',
      codes: [...new Set(codes)],
      sentAt: momentOf(body, now, 'dataRegistro', 'registerDate', 'fechaRegistro', 'timestamp'),
      details: {
        listing_id: lineOf(body, 'idnavplat', 'originListingId') ?? undefined,
        request: event ?? undefined,
        as_sent: asSent,
      },
      campaign: {
        source: portalNames.imovelweb,
        medium: 'portal',
        campaign: lineOf(body, 'planoDePublicacao', 'publicationPlan', 'planDePublicacion') ?? undefined,
        content: event ?? undefined,
      },
    },
  };
}
