/** What becomes of a table's rows when their person is gone, or nobody has used them for long. */
export interface DataPolicy {
  /** The part of a person's export that shows them; or why none does. */
  export: { part: string } | { left: string };
  /** Gone with the account; or with the erasing of an e-mail's contacts. */
  deletion: 'account' | 'leads';
  /** Whether the clock forgets them when they are old (`forget`); else they stay as long as what they hang on. */
  forgotten: boolean;
}

const secret = { left: 'it only secures the account: hashes' };

/**
 * Every table with anything of a person (LGPD, art. 15, 16 and 18). A new one is told here, in the privacy notice, and in
 * export.ts, deletion.ts and forget.ts: the test does what they do and looks whether it is so.
 */
export const personalDataTables: Readonly<Record<string, DataPolicy>> = {
  account: { export: { part: 'cadastro' }, deletion: 'account', forgotten: false },
  account_identity: { export: { part: 'entraCom' }, deletion: 'account', forgotten: false },
  account_visit: { export: { part: 'ultimaVisita' }, deletion: 'account', forgotten: false },
  alert: { export: { part: 'avisos' }, deletion: 'account', forgotten: true },
  alert_letter: { export: { part: 'avisos' }, deletion: 'account', forgotten: true },
  alert_link: {
    export: { left: 'it only secures the links of a letter: hashes' },
    deletion: 'account',
    forgotten: true,
  },
  alert_search: { export: { part: 'avisos' }, deletion: 'account', forgotten: true },
  announcement: { export: { part: 'anuncios' }, deletion: 'leads', forgotten: true },
  announcement_browser: {
    export: { left: 'it only secures a draft: hashes' },
    deletion: 'account',
    forgotten: true,
  },
  announcement_link: {
    export: { left: 'it only secures a draft: a hash' },
    deletion: 'account',
    forgotten: true,
  },
  announcement_photo_link: {
    export: { left: 'it only lets its owner add photos: a hash' },
    deletion: 'leads',
    forgotten: true,
  },
  announcement_draft: { export: { part: 'rascunhosDeAnuncio' }, deletion: 'account', forgotten: true },
  audit_event: { export: { part: 'historicoDeAcessos' }, deletion: 'account', forgotten: true },
  data_request_person: { export: { part: 'pedidosSobreDados' }, deletion: 'leads', forgotten: true },
  folder: { export: { part: 'pastas' }, deletion: 'account', forgotten: true },
  folder_item: { export: { part: 'favoritos' }, deletion: 'account', forgotten: true },
  folder_link: { export: { part: 'linksDePastas' }, deletion: 'account', forgotten: true },
  folder_removal: { export: { part: 'removidos' }, deletion: 'account', forgotten: true },
  guest_opinion: {
    export: { left: 'it is the guest’s, who erases it on the page of the link' },
    deletion: 'account',
    forgotten: true,
  },
  home_note: { export: { part: 'notas' }, deletion: 'account', forgotten: true },
  known_device: { export: { part: 'aparelhosConhecidos' }, deletion: 'account', forgotten: true },
  lead: { export: { part: 'contatos' }, deletion: 'leads', forgotten: true },
  lead_delivery: { export: { part: 'contatosEntregues' }, deletion: 'leads', forgotten: true },
  lead_link: {
    export: { left: 'it only secures the links of a letter: hashes' },
    deletion: 'leads',
    forgotten: true,
  },
  lead_note: { export: { part: 'anotacoesDosContatos' }, deletion: 'leads', forgotten: true },
  lead_offer: {
    export: { left: 'whom of the brokerage a contact was offered: nothing of its person' },
    deletion: 'leads',
    forgotten: true,
  },
  listed_owner: {
    export: { part: 'imoveisDaListaDeProprietarios' },
    deletion: 'account',
    forgotten: false,
  },
  one_time_token: { export: secret, deletion: 'account', forgotten: true },
  owner_opinion: { export: { part: 'respostas' }, deletion: 'account', forgotten: true },
  owner_letter: { export: { part: 'cartasDaSemana' }, deletion: 'account', forgotten: true },
  owner_letter_link: {
    export: { left: 'it only secures the links of a letter: hashes' },
    deletion: 'account',
    forgotten: true,
  },
  owner_letter_off: { export: { part: 'cartasDaSemanaParadas' }, deletion: 'account', forgotten: false },
  property_invitation: { export: { part: 'convitesReservados' }, deletion: 'account', forgotten: true },
  property_owner: { export: { part: 'imoveisProprios' }, deletion: 'account', forgotten: false },
  property_visit: { export: { part: 'imoveisVistos' }, deletion: 'account', forgotten: false },
  purchase_profile: { export: { part: 'perfilDeCompra' }, deletion: 'account', forgotten: true },
  saved_search: { export: { part: 'pesquisasSalvas' }, deletion: 'account', forgotten: true },
  session: { export: { part: 'sessoes' }, deletion: 'account', forgotten: true },
  session_refresh: { export: secret, deletion: 'account', forgotten: true },
  session_token: { export: secret, deletion: 'account', forgotten: true },
  subscription: { export: { part: 'assinaturas' }, deletion: 'account', forgotten: true },
  work: { export: { part: 'emailsAEnviar' }, deletion: 'account', forgotten: true },
};

/** Tables with such a column that is nobody's who uses the site, and why. */
export const impersonalTables: Readonly<Record<string, string>> = {
  attempt: 'what a limit counts: keys are hashes, forgotten after the longest of the limits',
  broker: 'the public profile of who works for the house: the operator keeps it',
  distribution_group: 'who of the brokerage answers in turn: the operator’s own list',
  feed_upload: 'a feed’s file, until it is read, and which member sent it',
  owner_invitation:
    'whom a letter has asked to open an account: hashes, so that nobody is asked again; forgotten',
  owner_invitation_link: 'what ends those: hashes on both sides; forgotten',
  photo: 'a listing’s: by the hash of its content',
  property: 'a listing’s: an address of its feed, and no owner’s name',
  public_change: 'which of the public pages changed and when, in numbers',
  recent_search: 'by a random number that no account knows; forgotten with its cookie',
  redirect: 'an old address of the site and where it leads',
  reported_change: 'what a broker says of a property, until the property is corrected',
  setting: 'the program’s',
  showcase_draft: 'what the site will show, and which member typed it',
  staff_invitation: 'who is invited to work for the house; forgotten',
  staff_member: 'who works for the house: the operator’s own list',
  staff_passkey: 'who works for the house: gone with the member',
  staff_session: 'who works for the house; forgotten',
  source: 'a feed’s',
  view_seen:
    'a hash of network and browser with the day’s salt, forgotten with its half hour: nobody can say whose',
};
