import { Icon } from '~/components/ui/icon';
import { adminLinks } from '../admin-links';
import { type ContactFilters, contactsFileHref } from '../contacts/contacts-list';
import { asDocument } from '../document-link';

interface ContactActionsProps {
  filters: ContactFilters;
  canWrite: boolean;
  canExport: boolean;
  canNoteRequest: boolean;
  canReadRules: boolean;
}

/** Beside the list's title. */
export const ContactActions = ({
  filters,
  canWrite,
  canExport,
  canNoteRequest,
  canReadRules,
}: ContactActionsProps) => (
  <div className="macoes">
    {canExport && (
      <>
        <a className="bt bt--2" href={contactsFileHref(filters)} {...asDocument}>
          <Icon name="download" small />
          Baixar CSV
        </a>
        <a className="bt bt--2" href={adminLinks.dataRequests()}>
          Pedidos de titulares
        </a>
      </>
    )}
    {canNoteRequest && !canExport && (
      <a className="bt bt--2" href={adminLinks.newDataRequest()}>
        Anotar pedido de titular
      </a>
    )}
    {canReadRules && (
      <a className="bt bt--2" href={adminLinks.rules()}>
        Quem atende
      </a>
    )}
    {canWrite && (
      <a className="bt bt--1" href={adminLinks.newContact()}>
        <Icon name="plus" small />
        Anotar contato
      </a>
    )}
  </div>
);

export const RequestLink = ({ protocol }: { protocol: string }) => (
  <>
    <p className="suave">Pedido de acesso ou exclusão chega também ao CRM e ao marketing.</p>
    <p>
      <a className="elo" href={adminLinks.newDataRequest(protocol)}>
        Tratar pedido do titular
      </a>
    </p>
  </>
);
