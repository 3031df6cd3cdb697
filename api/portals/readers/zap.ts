import { type Portal, portalNames } from '@domain/leads/portals';
import { asBody, idOf, lineOf, momentOf, type PortalBody, textOf } from './body';
import { readPerson } from './person';
import { negotiationOf, type PortalReading } from './portal-contact';

const personFields = {
  ...{ name: ['name'], email: ['email'], cpf: ['cpf'] },
  ...{ areaCode: ['ddd'], number: ['phone'], wholeNumber: ['phoneNumber'] },
};

/** Leads of ZAP, VivaReal and OLX (github.com/olxbr/crm-lead-integration). */
export function readZap(body: PortalBody, now: Date): PortalReading {
  const listing = lineOf(body, 'clientListingId');
  // The portal's manual wants a 4xx here: its people look into it, and it sends the lead again.
  if (listing === null) return { refused: ['clientListingId', 'missing'] };
  const { asSent, ...person } = readPerson(body, personFields);
  const portal = portalOf(textOf(body, 'leadOrigin'));
  const request = lineOf(asBody(body.get('extradata')) ?? body, 'leadType');
  return {
    contact: {
      ...person,
      ...{ portal, id: idOf(body, 'originLeadId'), messageId: null },
      kind: request === 'PHONE_VIEW' ? 'phone-shown' : 'lead',
      message: textOf(body, 'message'),
      codes: [listing],
      sentAt: momentOf(body, now, 'timestamp'),
      details: {
        listing_id: lineOf(body, 'originListingId') ?? undefined,
        negotiation: negotiationOf(lineOf(body, 'transactionType')),
        temperature: lineOf(body, 'temperature') ?? undefined,
        request: request ?? undefined,
        as_sent: asSent,
      },
      campaign: { source: portalNames[portal], medium: 'portal', content: request ?? undefined },
    },
  };
}

/** 'VivaReal', 'Zap', 'GrupoZap', 'Grupo OLX' */
function portalOf(origin: string | null): Portal {
  const name = (origin ?? '').toLowerCase();
  if (name.includes('viva')) return 'vivareal';
  return name.includes('olx') ? 'olx' : 'zap';
}
