/** Portals that send contacts (docs/leads.md), with the names that people read. */
export const portalNames = { zap: 'ZAP', vivareal: 'VivaReal', olx: 'OLX', imovelweb: 'Imovelweb' } as const;
export type Portal = keyof typeof portalNames;
export const portals = Object.keys(portalNames) as [Portal, ...Portal[]];

/** The person asked on the portal's page and read the portal's notice: no box of ours was ticked. */
export const portalConsent = 'pedido feito no portal';

/** Portals send contacts without a name. */
export const unnamedPerson = 'Sem nome';

/** Where contacts come from: forms of the website, members who note them, portals. */
export const contactOriginNames = { site: 'Site', equipe: 'Equipe', ...portalNames } as const;
export type ContactOrigin = keyof typeof contactOriginNames;
export const contactOrigins = Object.keys(contactOriginNames) as [ContactOrigin, ...ContactOrigin[]];

/** What only a portal's contact has; in `details.portal` of the stored lead. */
export interface PortalDetails {
  /** The portal's number of the listing. */
  listing_id?: string;
  /** 'Compra', 'Aluguel' */
  negotiation?: string;
  /** As the portal rates the contact: 'Alta'. */
  temperature?: string;
  /** How the person asked: 'CONTACT_FORM', 'CONTACTO_MENSAJE'. */
  request?: string;
  /** [label, text] of what could not be read as a name, a telephone, an e-mail or a CPF. */
  as_sent?: [string, string][];
}
