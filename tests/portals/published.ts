/** Bodies in the shapes that the portals publish: names and kinds of fields are theirs, values are ours. */

/** github.com/olxbr/crm-lead-integration, README */
export const zapLead = {
  leadOrigin: 'VivaReal',
  timestamp: '2026-11-29T14:50:30.619Z',
  originLeadId: '59ee0fc6e4b043e1b2a6d863',
  originListingId: '87027856',
  clientListingId: 'AP-0955',
  name: 'Rafael Monteiro',
  email: 'rafael@exemplo.com.br',
  ddd: '11',
  phone: '987654321',
  phoneNumber: '11987654321',
  message: 'Olá, tenho interesse neste imóvel.',
};

/** As sent since the portals are Grupo OLX's. */
export const olxLead = {
  ...zapLead,
  leadOrigin: 'Grupo OLX',
  temperature: 'Alta',
  transactionType: 'SELL',
  extraData: { leadType: 'CONTACT_FORM' },
};

/** open-docs.navent.com/bra/mensaje-de-interesado */
export const naventMessage = {
  idEvento: 'e1f7',
  tipoEvento: 'CONTACTO_MENSAJE',
  idMensagem: 7001,
  idTipoContacto: 3,
  idContato: 9001,
  idnavplat: 2954000111,
  codigoImobiliaria: 'CASA-1',
  idAnuncioPai: null,
  codigoLancamento: null,
  referencia: 'AP-0955',
  dataRegistro: '2026-11-29T11:50:30.619-0300',
  nome: 'Beatriz Sá',
  email: 'beatriz@exemplo.com.br',
  telefone: '11912345678',
  mensagem: 'Posso visitar no sábado?',
  planoDePublicacao: 'DESTACADO',
  codigoDoAnunciante: 'AP-0955',
  userIdNavplat: '4411',
  cpf: null,
};

/** The same in English. */
export const naventMessageEnglish = {
  eventId: 'e1f7',
  eventType: 'CONTACTO_MENSAJE',
  contactTypeId: 3,
  contactId: 9001,
  idNavplat: 2954000111,
  clientCode: 'CASA-1',
  idNavplatDevelopment: null,
  developmentCode: null,
  reference: 'AP-0955',
  registerDate: '2026-11-29T11:50:30.619-0300',
  name: 'Beatriz Sá',
  email: 'beatriz@exemplo.com.br',
  phone: '11912345678',
  message: 'Posso visitar no sábado?',
  publicationPlan: 'DESTACADO',
  internalReference: 'AP-0955',
};

/** 'Inglés 2': the names of ZAP. */
export const naventMessageEnglish2 = {
  eventId: 'e1f7',
  eventType: 'CONTACTO_MENSAJE',
  contactTypeId: 3,
  reference: 'AP-0955',
  timestamp: '2026-11-29T11:50:30.619-0300',
  name: 'Beatriz Sá',
  email: 'beatriz@exemplo.com.br',
  ddd: '11',
  phone: '912345678',
  phoneNumber: '11912345678',
  message: 'Posso visitar no sábado?',
  leadOrigin: 'Imovelweb',
  originLeadId: 9001,
  originListingId: 2954000111,
  clientListingId: 'AP-0955',
};

/** open-docs.navent.com/bra/consulta-telefono */
export const naventPhoneShown = {
  idEvento: 'e1f8',
  tipoEvento: 'CONTACTO',
  idTipoContacto: 1,
  codigoImobiliaria: 'CASA-1',
  referencia: 'AP-0955',
  dataRegistro: '2026-11-29T11:55:00.000-0300',
  nome: 'Beatriz Sá',
  email: 'beatriz@exemplo.com.br',
  telefone: '11912345678',
  mensagem: null,
  planoDePublicacao: 'DESTACADO',
  idContato: 9002,
  codigoDoAnunciante: 'AP-0955',
};
